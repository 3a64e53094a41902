import { isHidden } from '../secrets.ts';
import type { ShotFacts } from '../../engine/family/killteam/model/facts.ts';
import type { Answer } from '../../engine/log/request.ts';
import type { AttackDone, CorrectionCatalogue, Doing, UndoCatalogue, UndoText } from '../speech.ts';
import type { Look } from '../look.ts';
import { DECIDES, partOf } from '../partOf.ts';
import { actions, orders } from './actions.ts';
import { battle } from './battle.ts';
import { freeDice } from './freeDice.ts';

const undo = (short: string, full: string, about?: string): UndoText => ({ short, about, full: `Undo: ${full}` });

/** What the players must not see. */
const masters = undo('Master', 'what the master set');

/** "Vex’s shot at The Voice". */
const attackName = ({ action, operative, target }: AttackDone, look: Look): string =>
  `${look.name(operative)}’s ${action === 'shoot' ? 'shot at' : 'fight against'} ${look.name(target)}`;

/** A step of an attack: while it is open by its own name, then by the attack that it ended. */
function ofAttack(name: string, { attack }: Doing, look: Look): UndoText {
  if (attack === null) return undo(name, name);
  const { action, operative, over } = attack;
  const whole = attackName(attack, look);
  return over
    ? undo(action === 'shoot' ? 'Shot' : 'Fight', `the last step of ${whole}`, look.name(operative))
    : undo(name, `${name}, ${whole}`, look.name(operative));
}

const whose = (name: string, who: string | null, look: Look): string =>
  who === null ? name : `${name} of ${look.name(who)}`;

const about = (who: string | null | undefined, look: Look) => (who ? look.name(who) : undefined);

const answers: { readonly [K in Answer['kind']]: UndoText } = {
  faces: undo('Dice', 'the dice'),
  counts: undo('Dice', 'the counted dice'),
  pick: undo('Choice', 'the choice'),
  tick: undo('Who', 'who was ticked'),
  reroll: undo('Re-roll', 'the choice of dice to re-roll'),
  number: undo('Distance', 'the distance'),
  look: undo('Answer', 'what the table said'),
};

/** Dice and choices of an attack by a part of the question's id, the more telling first. */
const asked = {
  fresh: 'Re-roll',
  attack: 'Attack dice',
  defence: 'Defence dice',
  attacker: 'Attack dice',
  defender: 'Reply dice',
  saves: 'Saves',
  cover: 'Cover save',
  accurate: 'Accurate',
  validity: 'Target',
  weapon: 'Weapon',
  keep: 'Kept dice',
  interrupt: 'On guard',
  arms: 'Arrival',
  die: 'Strike, block',
  initiative: 'Initiative',
  reanimate: 'Reanimate',
  psychic: 'Psychic test',
  hot: 'Hot',
  falling: 'Fall test',
  spawn: 'Arrival',
};

const factNames: { readonly [F in keyof ShotFacts]-?: string } = {
  visible: 'Visibility',
  inRange: 'Range',
  cover: 'Cover',
  coverIsLight: 'Light cover',
  obscured: 'Obscured',
  oneFeature: 'One feature',
  height: 'Height',
  fromVantage: 'Vantage',
  near: 'Near',
  holding: 'Holds its ground',
  within3: 'Within 3″',
  pastAccurate: 'Too far for Accurate',
  overhead: 'Terrain overhead',
};

/** Corrections by hand, by kind. */
export const undoCorrection: CorrectionCatalogue = {
  wounds: ({ operative, to }, look) =>
    undo('Wounds', `wounds of ${look.name(operative)} set to ${to}`, look.name(operative)),
  ap: ({ spent }) => undo('AP by hand', `spent AP set to ${spent}`),
  ammo: ({ operative, left }, look) =>
    undo('Shots left', `shots of ${look.name(operative)} set to ${left}`, look.name(operative)),
  order: ({ operative, order }, look) =>
    undo(`To ${orders[order].name}`, `${look.name(operative)} set ${orders[order].on}`, look.name(operative)),
  readiness: ({ operative, readiness }, look) =>
    readiness === 'ready'
      ? undo('Set ready', `${look.name(operative)} set to ready`, look.name(operative))
      : undo('Set done', `${look.name(operative)} set to done`, look.name(operative)),
  guard: ({ operative, on }, look) =>
    on
      ? undo('Guard on', `${look.name(operative)} set on guard`, look.name(operative))
      : undo('Guard off', `guard of ${look.name(operative)} ended`, look.name(operative)),
  reanimations: ({ operative, to }, look) =>
    undo('Times raised', `times ${look.name(operative)} was raised set to ${to}`, look.name(operative)),
  cp: ({ to }) => undo(`CP to ${to}`, `CP set to ${to}`),
  alert: ({ to }) => undo(`Alert to ${to}`, `alert set to ${to}`),
  turn: () => undo('Whose turn', 'the side that is to activate'),
  initiative: () => undo('Initiative', 'the initiative, set by hand'),
  turningPoint: ({ to }) => undo('Turning point', `turning point set to ${to}`),
  die: ({ face }) => undo(`Die to ${face}`, `a die set to ${face}`),
  damage: ({ to }) => undo(`Damage to ${to}`, `damage set to ${to}`),
  impose: () => undo('New effect', 'what was made to hold by hand'),
  lift: () => undo('Lifted', 'the end of what was lifted by hand'),
};

/** Commands by type. A correction is named by its kind. */
export const undoCommand: UndoCatalogue = {
  startBattle: () => undo('Battle start', 'the start of the battle'),
  nextTurningPoint: () => undo('Turning point', 'the next turning point'),
  startFirefight: () => undo('Firefight', 'the start of the firefight'),
  activate: ({ operative, order }, look) =>
    undo('Activation', `${look.name(operative)} activated ${orders[order].on}`, look.name(operative)),
  counteract: ({ operative }, look) => undo('Counteract', `${look.name(operative)} counteracts`, look.name(operative)),
  passCounteract: () => undo('No counteract', 'no counteract'),
  giveOrder: ({ operatives, order }, look) => {
    const who = operatives.length === 1 ? operatives.map((id) => look.name(id)).join('') : `${operatives.length}`;
    return undo(`To ${orders[order].name}`, `${who} set up ${orders[order].on}`, who);
  },
  repeatShot: ({ target }, look) => undo('Shot', `the shot at ${look.name(target)}, made again`, look.name(target)),
  tellNear: ({ marker }, look) => undo('Who is near', `who is near ${look.trackName(marker)}`, look.trackName(marker)),
  tellPlace: ({ operative }, look) =>
    undo('Where', `which markers ${look.name(operative)} is near`, look.name(operative)),
  actInMission: ({ action }, look) => undo('Action', look.trackName(action), look.trackName(action)),
  setScore: ({ side, points }, look) =>
    undo(`Points to ${points}`, `points of ${look.side(side)} set to ${points}`, look.side(side)),
  chooseTacOps: ({ side }, look) => undo('Tac ops', `the choice of ${look.side(side)}`, look.side(side)),
  setDefender: ({ side }, look) => undo('Defender', `${look.side(side)} set to defend`, look.side(side)),
  agreeTerrain: () => undo('Terrain', 'what the terrain is'),
  moveSetUp: () => undo('Set-up', 'the last step of the set-up'),
  drawBarricades: () => undo('Barricades', 'the barricades put down by chance', 'by chance'),
  placeBarricade: ({ side }, look) => undo('Barricade', `the barricade of ${look.side(side)}`, look.side(side)),
  chooseMarker: ({ side }, look) => undo('Marker', `the choice of ${look.side(side)}`, look.side(side)),
  sayPloy: ({ side }, look) => undo('Ploy', `the strategic ploy of ${look.side(side)}`),
  usePloy: ({ side }, look) => undo('Ploy', `the tactical ploy of ${look.side(side)}`),
  sayReveal: ({ side }, look) => undo('Reveal', `what ${look.side(side)} revealed`),
  passStep: ({ side }, look) => undo('Passed', `the pass of ${look.side(side)}`),
  passGroup: () => undo('No group', 'no group activation'),
  passInterrupt: () => undo('Interrupt', 'the end of the interrupt'),
  endActivation: (_, look, { who }) =>
    undo('Activation end', whose('the end of the activation', who, look), about(who, look)),
  act: ({ action }, look, { who }) => {
    const { name, does } = actions[action];
    return undo(name, who === null ? name : `${look.name(who)} ${does}`, about(who, look));
  },
  shoot: ({ target }, look, { attack }) =>
    attack === null
      ? undo('Shot', `the shot at ${look.name(target)}`)
      : undo('Shot', attackName(attack, look), look.name(attack.operative)),
  fight: ({ target }, look, { attack }) =>
    attack === null
      ? undo('Fight', `the fight against ${look.name(target)}`)
      : undo('Fight', attackName(attack, look), look.name(attack.operative)),
  logAttack: ({ action, target, damage }, look, { who }) =>
    undo(
      action === 'shoot' ? 'Shot' : 'Fight',
      `${who === null ? '' : `${look.name(who)}, `}${damage} damage to ${look.name(target)}`,
      about(who, look),
    ),
  answer: ({ requestId, answer }, look, doing) => {
    const name = DECIDES.has(answer.kind) ? partOf(asked, requestId.split('.')) : null;
    return name === null && doing.attack === null
      ? answers[answer.kind]
      : ofAttack(name ?? answers[answer.kind].short, doing, look);
  },
  setFacts: ({ facts }, look, doing) => ofAttack(partOf(factNames, Object.keys(facts)) ?? 'Fact', doing, look),
  setAssists: () => undo('Assists', 'friends that assist'),
  commandReroll: () => undo('Re-roll', 'Command Re-roll, 1 CP'),
  cancelAttack: () => undo('Cancelling', 'the attack that was taken back'),
  useTrait: ({ operative }, look) => undo('Ability', `an ability of ${look.name(operative)}`, look.name(operative)),
  skipEffect: () => undo('Effect skipped', 'an effect that was left out'),
  setEngaged: ({ pair: [one, other], on }, look) =>
    undo(
      on ? 'Engaged' : 'Not engaged',
      `${look.name(one)} and ${look.name(other)} ${on ? 'engaged' : 'no longer engaged'}`,
      look.name(one),
    ),
  setFlag: ({ operative, flag }, look) =>
    undo('Place', `${look.name(operative)}, ${battle.card.flags[flag]}`, look.name(operative)),
  setHeight: ({ operative, inches }, look) =>
    undo('Height', `height of ${look.name(operative)} set to ${inches}″`, look.name(operative)),
  setCounter: ({ counter, to }, look) =>
    isHidden(look, counter)
      ? masters
      : undo(`Count to ${to}`, `${look.trackName(counter)} set to ${to}`, look.trackName(counter)),
  setTick: ({ tick, on }, look) =>
    isHidden(look, tick)
      ? masters
      : undo(
          on ? 'Ticked' : 'Unticked',
          `${look.trackName(tick)}, ${on ? 'ticked' : 'unticked'}`,
          look.trackName(tick),
        ),
  fall: ({ operative, inches }, look) => undo('Fall', `${look.name(operative)} fell ${inches}″`, look.name(operative)),
  addOperative: ({ operative }) => undo('Arrival', `${operative.name} on the table`, operative.name),
  changeSettings: () => undo('Settings', 'changed settings'),
  assign: ({ operative }, look) => undo('Player', `who plays ${look.name(operative)}`, look.name(operative)),
  renamePlayer: ({ name }) => undo('Player name', `player renamed to ${name}`, name),
  setNpo: () => undo('Enemy set-up', 'how the enemy plays'),
  enemyActivates: ({ operative }, look) =>
    operative === null
      ? undo('Enemy’s turn', 'the enemy that its table plays')
      : undo('Enemy’s turn', `${look.name(operative)}, played by its table`, look.name(operative)),
  carryOut: (_, look, { who }) => undo('Plan done', whose('the plan', who, look), about(who, look)),
  couldNot: () => undo('Could not', 'what could not be done'),
  takeEnemy: ({ hand }) =>
    hand ? undo('By hand', 'the enemy played by hand') : undo('Its table', 'back to its table'),
  tellEnemy: ({ enemy }, look) => undo('All at once', `what the table said of ${look.name(enemy)}`, look.name(enemy)),
  leaveEnemy: () => undo('It waits', 'the enemy that was let go'),
  actInScenario: ({ action }, look) => undo('Action', `“${look.trackName(action)}”`, look.trackName(action)),
  settleObjective: () => undo('Objective', 'how an objective stands'),
  revealObjective: () => undo('Revealed', 'an objective shown'),
  tellPassage: () => undo('Read', 'what was read aloud'),
  endBattle: () => undo('Battle end', 'the end of the battle'),
  goOn: () => undo('Go on', 'going on'),
  takeUpBoard: ({ map }) => undo('Board', `the board ${map.name}`),
  dropBoard: () => undo('Board', 'putting the board away'),
  moveDoor: ({ open }) => undo('Door', open ? 'the door that was opened' : 'the door that was shut'),
  layMarker: () => undo('Marker', 'where the marker lies'),
  takeMarker: () => undo('Marker off', 'the marker that was taken off'),
  placeOnBoard: ({ operative }, look) => undo('Place', `${look.name(operative)} on the board`, look.name(operative)),
  setUpOnBoard: ({ places }) => undo('Place', `${Object.keys(places).length} on the board`),
  overruleBoard: ({ shooter, target, facts }, look) =>
    undo(
      partOf(factNames, Object.keys(facts)) ?? 'Range',
      `what ${look.name(shooter)} sees of ${look.name(target)}`,
      look.name(target),
    ),
  rollFree: () => undo(freeDice.undo.short, freeDice.undo.full),
};
