import { accurateLimit, rerollRights, thresholdsOf } from './derive.ts';
import { diceOf } from '../rolledDice.ts';
import type { PickOption } from '../../../../log/request.ts';
import { bestOf, NO_PROSPECT } from '../../../../odds/prospect.ts';
import { onceForState } from '../onceForState.ts';
import type { ShotInHand, ShootStep } from '../../rules/steps.ts';
import { shotMoved, shotRequestId } from './step.ts';
import { accurateWorth } from './worth.ts';

function keep(inHand: ShotInHand, dice: number): PickOption {
  const rolled = inHand.weapon.attacks - dice;
  const prospect = accurateWorth(inHand, dice);
  return {
    id: String(dice),
    code: 'keepAccurate',
    params: { count: dice, rolled },
    value: dice,
    note: null,
    ...(prospect !== null && { prospect }),
  };
}

/** How many dice may be kept, the most first, with what comes of it; and the best of it, of equals the most. */
const keptWays = onceForState(
  (inHand: ShotInHand) => {
    const limit = accurateLimit(inHand.shot);
    const most = keep(inHand, limit);
    const fewer = Array.from({ length: limit }, (_, less) => keep(inHand, limit - 1 - less));
    return { options: [most, ...fewer], best: bestOf([most, ...fewer], ({ prospect }) => prospect ?? NO_PROSPECT).id };
  },
  (inHand) => ({ state: inHand.game.state, key: shotRequestId(inHand) }),
);

/** Accurate: how many dice are kept as normal successes instead of being rolled. */
export const accurate: ShootStep = {
  request: (inHand) => {
    const limit = accurateLimit(inHand.shot);
    const { sequence } = inHand.task;
    if (limit === 0 || sequence.accurate !== null || sequence.attack !== null) return null;
    return {
      kind: 'pick',
      id: shotRequestId(inHand, 'accurate'),
      question: 'accurate',
      side: inHand.shooter.side,
      operative: inHand.shooter.id,
      ...keptWays(inHand),
      random: false,
    };
  },
  resolve: ({ weapon }, answer) => {
    if (answer.kind !== 'pick') return [];
    const kept = Number(answer.option);
    // With all of its dice kept nothing is left to roll.
    return [shotMoved(kept === weapon.attacks ? { accurate: kept, attack: [] } : { accurate: kept })];
  },
};

/** The dice still to roll: those of the weapon less the ones kept. */
export const diceToRoll = ({ weapon, task }: ShotInHand): number => weapon.attacks - (task.sequence.accurate ?? 0);

/** A rule that may still speak looks at faces, so counts would not do. */
const readsFaces = ({ shot, task }: ShotInHand): boolean =>
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
