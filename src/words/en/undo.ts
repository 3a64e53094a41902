import type { ShotFacts } from '../../engine/battle/facts.ts';
import type { Answer } from '../../engine/dice/request.ts';
import type { CorrectionCatalogue, UndoCatalogue, UndoText } from '../speech.ts';
import { DECIDES, partOf } from '../partOf.ts';
import { actions, orders } from './actions.ts';
import { battle } from './battle.ts';

const undo = (short: string, full: string): UndoText => ({ short, full: `Undo: ${full}` });

const answers: { readonly [K in Answer['kind']]: UndoText } = {
  faces: undo('Dice', 'the dice'),
  counts: undo('Dice', 'the counted dice'),
  pick: undo('Choice', 'the choice'),
  tick: undo('Who', 'who was ticked'),
  reroll: undo('Re-roll', 'the choice of dice to re-roll'),
  number: undo('Distance', 'the distance'),
};

/** Dice and choices of an attack by a part of the question's id, the more telling first. */
const asked = {
  fresh: 'Re-roll',
  attack: 'Attack dice',
  defence: 'Defence dice',
  attacker: 'Attack dice',
  defender: 'Defence dice',
  saves: 'Saves',
  cover: 'Cover save',
  accurate: 'Accurate',
  validity: 'Target',
  weapon: 'Weapon',
  keep: 'Kept dice',
  interrupt: 'On guard',
  arms: 'Arrival',
  die: 'Strike, block',
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
  within3: 'Within 3″',
};

/** Corrections by hand, by kind. */
export const undoCorrection: CorrectionCatalogue = {
  wounds: ({ operative, to }, look) => undo('Wounds', `wounds of ${look.name(operative)} set to ${to}`),
  ap: ({ spent }) => undo('AP', `spent AP set to ${spent}`),
  ammo: ({ operative, left }, look) => undo('Shots', `shots of ${look.name(operative)} set to ${left}`),
  order: ({ operative, order }, look) => undo('Order', `${look.name(operative)} set ${orders[order].on}`),
  readiness: ({ operative, readiness }, look) =>
    readiness === 'ready'
      ? undo('Set ready', `${look.name(operative)} set to ready`)
      : undo('Set done', `${look.name(operative)} set to done`),
  guard: ({ operative, on }, look) =>
    on
      ? undo('Guard on', `${look.name(operative)} set on guard`)
      : undo('Guard off', `guard of ${look.name(operative)} ended`),
  reanimations: ({ operative, to }, look) => undo('Raises', `times ${look.name(operative)} was raised set to ${to}`),
  cp: ({ to }) => undo('CP', `CP set to ${to}`),
  alert: ({ to }) => undo('Alert', `alert set to ${to}`),
  turn: () => undo('Turn', 'the side that is to activate'),
  initiative: () => undo('Initiative', 'the initiative, set by hand'),
  turningPoint: ({ to }) => undo('Turning point', `turning point set to ${to}`),
  die: ({ face }) => undo('Die', `a die set to ${face}`),
  damage: ({ to }) => undo('Damage', `damage set to ${to}`),
  addEffect: ({ operative }, look) => undo('Effect', `an effect on ${look.name(operative)}`),
  removeEffect: ({ operative }, look) => undo('Effect', `the end of an effect on ${look.name(operative)}`),
};

/** Commands by type. A correction is named by its kind. */
export const undoCommand: UndoCatalogue = {
  startBattle: () => undo('Battle start', 'the start of the battle'),
  nextTurningPoint: () => undo('Turning point', 'the next turning point'),
  startFirefight: () => undo('Firefight', 'the start of the firefight'),
  activate: ({ operative, order }, look) => undo('Activation', `${look.name(operative)} activated ${orders[order].on}`),
  counteract: ({ operative }, look) => undo('Counteract', `${look.name(operative)} counteracts`),
  passCounteract: () => undo('No counteract', 'no counteract'),
  passGroup: () => undo('No group', 'no group activation'),
  passInterrupt: () => undo('Interrupt', 'the end of the interrupt'),
  endActivation: () => undo('Activation end', 'the end of the activation'),
  act: ({ action }) => undo(actions[action].name, actions[action].name),
  shoot: ({ target }, look) => undo('Shoot', `Shoot at ${look.name(target)}`),
  fight: ({ target }, look) => undo('Fight', `Fight against ${look.name(target)}`),
  logAttack: ({ target, damage }, look) => undo('Attack', `${damage} damage to ${look.name(target)}`),
  answer: ({ requestId, answer }) => {
    const name = DECIDES.has(answer.kind) ? partOf(asked, requestId.split('.')) : null;
    return name === null ? answers[answer.kind] : undo(name, name);
  },
  setFacts: ({ facts }) => {
    const name = partOf(factNames, Object.keys(facts)) ?? 'On the table';
    return undo(name, name);
  },
  setAssists: () => undo('Assists', 'friends that assist'),
  commandReroll: () => undo('Re-roll', 'Command Re-roll, 1 CP'),
  cancelAttack: () => undo('Taking back', 'the attack that was taken back'),
  useTrait: ({ operative }, look) => undo('Ability', `an ability of ${look.name(operative)}`),
  skipEffect: () => undo('Skipping', 'an effect that was left out'),
  setEngaged: ({ retinue, enemy }, look) =>
    undo('Engaged', `${look.name(retinue)} and ${look.name(enemy)}, engaged or not`),
  setFlag: ({ operative, flag }, look) => undo('On the table', `${look.name(operative)}, ${battle.card.flags[flag]}`),
  setHeight: ({ operative, inches }, look) => undo('Height', `height of ${look.name(operative)} set to ${inches}″`),
  setCounter: ({ counter, to }, look) => undo('Counter', `${look.trackName(counter)} set to ${to}`),
  setTick: ({ tick }, look) => undo('Objective', look.trackName(tick)),
  fall: ({ operative, inches }, look) => undo('Fall', `${look.name(operative)} fell ${inches}″`),
  addOperative: ({ operative }) => undo('New operative', `${operative.name} on the table`),
  changeSettings: () => undo('Settings', 'changed settings'),
  assign: ({ operative }, look) => undo('Player', `who plays ${look.name(operative)}`),
  renamePlayer: ({ name }) => undo('Player name', `player named ${name}`),
  endBattle: () => undo('Battle end', 'the end of the battle'),
  goOn: () => undo('Go on', 'going on'),
};
