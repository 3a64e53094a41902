import { accurateLimit, rerollRights, thresholdsOf } from './derive.ts';
import { fold } from '../fold.ts';
import { keepAccurate } from '../keepAccurate.ts';
import { diceOf } from '../rolledDice.ts';
import type { ShotInHand, ShootStep } from '../../rules/steps.ts';
import { shotMoved, shotRequestId } from './step.ts';

/** Accurate: how many dice are kept as normal successes instead of being rolled. */
export const accurate: ShootStep = {
  request: (inHand) => {
    const limit = accurateLimit(inHand.shot);
    const { sequence } = inHand.task;
    if (limit === 0 || sequence.accurate !== null || sequence.attack !== null) return null;
    const id = shotRequestId(inHand, 'accurate');
    return keepAccurate({ id, operative: inHand.shooter, dice: inHand.weapon.attacks, limit });
  },
  resolve: ({ weapon }, answer) => {
    if (answer.kind !== 'pick') return [];
    const kept = Number(answer.option);
    // With all of its dice kept nothing is left to roll.
    return [shotMoved(kept === weapon.attacks ? { accurate: kept, attack: [] } : { accurate: kept })];
  },
};

/** The dice still to roll: those of the weapon less the ones kept. */
const diceToRoll = ({ weapon, task }: ShotInHand): number => weapon.attacks - (task.sequence.accurate ?? 0);

/** A rule that may still speak looks at faces, so counts would not do. */
const readsFaces = ({ game, shot, task }: ShotInHand): boolean =>
  (game.rules.attacks.hot === 'discardedOnes' &&
    fold(game.rules, 'hot', { value: false, moment: shot.context }).value) ||
  rerollRights(shot).some((right) => right.mode === 'face' && !task.sequence.rerollsPassed.includes(right.rule));

/** Rolling the attack dice. */
export const attackRoll: ShootStep = {
  request: (inHand) =>
    inHand.task.sequence.attack !== null
      ? null
      : {
          kind: 'roll',
          id: shotRequestId(inHand, 'attack'),
          purpose: 'attack',
          side: inHand.shooter.side,
          operative: inHand.shooter.id,
          count: diceToRoll(inHand),
          sides: 6,
          counts: !readsFaces(inHand),
          success: thresholdsOf(inHand.shot),
        },
  resolve: (inHand, answer) => {
    const dice = diceOf(answer, diceToRoll(inHand));
    return [
      { type: 'attackDiceRolled', operative: inHand.shooter.id, role: 'shooter', dice },
      shotMoved({ attack: dice }),
    ];
  },
};
