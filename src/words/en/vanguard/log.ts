import { freeRollSaid } from '../../freeSaid.ts';
import { freeDice } from '../freeDice.ts';
import type { HurtCause } from '../../../engine/family/vanguard/model/hurtCause.ts';
import { overruled } from '../overruled.ts';
import { factsSaid } from '../../factsSaid.ts';
import { attack as attackWords } from './attack.ts';
import { corrected } from './corrected.ts';
import { hurtBy } from './hurtBy.ts';
import { change, inches, target } from '../../format.ts';
import type { RoundsLogCatalogue } from '../../roundsSpeech.ts';
import { say } from '../../speech.ts';
import { wayFaultSaid } from '../../wayFaultSaid.ts';
import { wayFaults } from '../wayFaults.ts';

const wounds = (count: number): string => (count === 1 ? '1 wound' : `${count} wounds`);
const faces = (dice: readonly { readonly face: number }[]): string => dice.map(({ face }) => face).join(', ');

const CAUSES = {
  fall: 'a fall',
  terrain: 'the terrain',
  scenario: 'the scenario',
  other: 'something else',
} as const satisfies Record<HurtCause, string>;

/** What has happened, line by line. */
export const log: RoundsLogCatalogue = {
  battleStarted: () => say('The battle begins'),
  rollOffBegan: ({ of }) => say(of === 'deployment' ? 'Roll-off: who sets up first' : 'Roll-off: who begins'),
  rollOffRolled: ({ side, face }, look) => say(look.side(side), `${face}`),
  rolledOff: ({ winner }, look) =>
    say(winner === null ? 'A tie: both roll again' : `${look.side(winner)} wins the roll-off`),
  edgeTaken: ({ side, edges }, look) => say(`${look.side(side)} chooses its side`, edges.map(look.shown).join(', ')),
  placed: ({ model }, look) => say(`${look.name(model)} is set up`),
  deployed: () => say('Everybody stands'),
  roundStarted: ({ round, sides }, look) =>
    say(
      `Round ${round} starts`,
      Object.entries(sides)
        .map(([side, { cp }]) => `${look.side(side)} ${cp} CP`)
        .join(', '),
    ),
  sideFinished: ({ side, first }, look) => say(`${look.side(side)} has finished`, first ? 'first' : null),
  passed: ({ side }, look) => say(`${look.side(side)} spends a pass token`),
  turnsOver: ({ round }) => say(`The turns of round ${round} are over`),
  fatigueCleared: ({ model, cp }, look) => say(`${look.name(model)} is fresh again`, `${cp} CP`),
  scored: ({ points }, look) =>
    say(
      'Points of the round',
      Object.entries(points)
        .map(([side, count]) => `${look.side(side)} ${count}`)
        .join(', '),
    ),
  roundEnded: ({ round }) => say(`Round ${round} is over`),
  lengthAsked: ({ side }, look) => say(`${look.side(side)} rolls whether there is one more`),
  endDieRolled: ({ face, oneMore }) => say(oneMore ? 'One more round' : 'It is over', `${face}`),
  roundBegan: ({ round }) => say(`Round ${round}`),
  battleEnded: ({ winner }, look) => say(winner === null ? 'A draw' : `${look.side(winner)} wins`),
  battleResumed: () => say('The battle goes on'),
  activated: ({ model, kind, followUp, cp }, look) =>
    say(
      kind === 'again'
        ? `${look.name(model)} acts again`
        : followUp
          ? `${look.name(model)} follows up`
          : `${look.name(model)} acts`,
      cp > 0 ? `${cp} CP` : null,
    ),
  activationEnded: ({ model, fatigued }, look) => say(`${look.name(model)} is done`, fatigued ? 'tired' : null),
  acted: ({ model, act, push }, look) => {
    const named: Readonly<Record<string, string>> = {
      aim: 'aims',
      focus: 'focuses',
      walk: 'walks',
      run: 'runs',
      charge: 'charges',
    };
    const does = named[act];
    return does === undefined ? null : say(`${look.name(model)} ${does}`, push ? 'pushed on' : null);
  },
  stoodUp: ({ model }, look) => say(`${look.name(model)} stands up`),
  moveBegan: () => null,
  moveOverruled: (event) => say(`Done anyway: ${wayFaultSaid(wayFaults, event)}`, 'by hand'),
  enemyLeft: ({ model, enemy, attack }, look) =>
    say(
      attack === null
        ? `${look.name(model)} leaves ${look.name(enemy)}`
        : `${look.name(model)} leaves ${look.name(enemy)}, who strikes`,
    ),
  moveStopped: ({ model }, look) => say(`${look.name(model)} does not arrive`),
  fell: ({ model, inches: height, hits, ap }, look) =>
    say(`${look.name(model)} falls ${inches(height)}`, hits > 0 ? `${hits} × AP ${ap}` : null),
  moved: ({ model, engages }, look) =>
    engages.length === 0 ? null : say(`${look.name(model)} engages ${engages.map(look.name).join(', ')}`),
  cancelled: ({ model }, look) => say(`${look.name(model)} takes the act back`),
  ownBegan: () => null,
  ownDone: ({ model, own }, look) => say(`${look.name(model)}: ${look.own(model, own)}`),
  returned: ({ model, wounds: left }, look) => say(`${look.name(model)} comes back`, wounds(left)),
  healed: ({ model, from, to }, look) => say(`${look.name(model)} is healed`, change(from, to)),
  tokensGiven: ({ model, token, count }, look) => say(`${look.name(model)} gets ${look.shown(token)}`, `${count}`),
  nerveCalled: ({ model, second }, look) =>
    say(second ? `${look.name(model)} tests its nerve at the edge` : `${look.name(model)} tests its nerve`),
  nerveRolled: ({ model, face, needs, passed }, look) =>
    say(passed ? `${look.name(model)} holds` : `${look.name(model)} breaks`, `${face}, needs ${target(needs)}`),
  fallbackBegan: ({ model }, look) => say(`${look.name(model)} falls back`),
  fellBack: ({ model, inches: length, atEdge }, look) =>
    say(atEdge ? `${look.name(model)} is at its edge` : `${look.name(model)} has fallen back`, inches(length)),
  freeRolled: ({ roll, result, typed, why }) =>
    say(freeRollSaid(freeDice, roll.kind, result, why), typed ? freeDice.typed : null),
  hurtBegan: ({ model, hits, ap, mortal, cause }, look) =>
    say(`${look.name(model)} is hurt by ${CAUSES[cause]}`, hurtBy({ hits, ap, mortal })),
  attackDeclared: ({ task }, look) => {
    const at = task.targets.map(({ model }) => look.name(model)).join(', ');
    if (task.attacker === null) return null;
    return say(`${look.name(task.attacker)} attacks ${at}`, task.attack === null ? null : look.shown(task.attack.name));
  },
  factsSet: ({ model, facts }, look) => say(`${look.name(model)}, by hand`, factsSaid(facts, attackWords.facts)),
  bonusTaken: ({ as }) => say(as === 'hit' ? 'The bonus goes to the hit roll' : 'The bonus goes to AP'),
  abilitySaid: ({ model, name, cp }, look) => say(`${look.name(model)}: ${look.shown(name)}`, `${cp} CP`),
  abilityPassed: () => null,
  diceRolled: ({ roll, dice }) => say(roll === 'hit' ? 'Hit roll' : 'Armour roll', faces(dice)),
  rerollBought: ({ cp }) => say('One die is rolled again', `${cp} CP`),
  dieRerolled: ({ from, face }) => say('Rolled again', change(from, face)),
  hitsCounted: ({ hits }) => say(hits === 1 ? '1 hit' : `${hits} hits`),
  armourChosen: ({ by }) => (by === 'armour' ? null : say('Saves by what is invulnerable')),
  savesCounted: ({ saved }) => say(`${saved} saved`),
  wounded: ({ model, wounds: lost, from, left, byHand }, look) =>
    lost === 0
      ? say(`${look.name(model)} is unharmed`, byHand ? 'by hand' : null)
      : say(`${look.name(model)} loses ${wounds(lost)}`, change(from, Math.max(0, left))),
  recoveryRolled: ({ model, face, needs }, look) =>
    say(`Recovery of ${look.name(model)}`, `${face}, needs ${target(needs)}`),
  knockedDown: ({ model }, look) => say(`${look.name(model)} is floored`),
  removed: ({ model }, look) => say(`${look.name(model)} is out of the battle`),
  targetOver: () => null,
  followersTold: ({ models }, look) =>
    models.length === 0 ? null : say(`The blast reaches ${models.map(look.name).join(', ')}`),
  nextTarget: () => null,
  retaliationAnswered: ({ model, attack }, look) =>
    attack === null ? null : say(`${look.name(model)} hits back`, look.attack(model, attack)),
  fatigued: ({ model }, look) => say(`${look.name(model)} is tired`),
  attackOver: () => null,
  answered: () => null,
  corrected,
  assigned: ({ model }, look) => say(`${look.name(model)} has another player`),
  boardTaken: ({ board }) => say(`The board answers: ${board.map.name}`),
  boardDropped: () => say('The board is put away: from now on you say what is so'),
  boardPlaced: ({ model, at }, look) =>
    at === null ? say(`${look.name(model)} is off the board: you say what is so of it`) : null,
  boardOverruled: ({ from, to, says }, look) =>
    say(overruled.seen(look.name(from), look.name(to)), overruled.says(says)),
  markerLaid: ({ marker }, look) => say(`${look.objective(marker)} lies elsewhere on the board now`),
  doorMoved: ({ open }) => say(open ? 'A door stands open now' : 'A door is shut now', 'by hand'),
  boardEngages: () => null,
  playerRenamed: ({ name }) => say(`A player is called ${name}`),
  settingsChanged: () => say('Settings changed'),
};

export const logScreen = {
  title: 'Log',
  setUp: 'Set-up',
  round: (round: number) => `Round ${round}`,
  note: (round: number) => (round === 0 ? 'Set-up' : `Round ${round}`),
};
