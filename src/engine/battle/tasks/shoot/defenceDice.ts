import { count } from '../../../attack/pool.ts';
import { bestCoverChoice } from '../../../attack/shoot/coverAdvice.ts';
import { coverImproved, coverSavePossible } from '../../../attack/shoot/derive.ts';
import { diceOf } from '../../../dice/answers.ts';
import type { PickOption } from '../../../dice/request.ts';
import type { ShootSequence } from '../../task.ts';
import { retainEvents } from './retain.ts';
import { attackNow, defenceNow, type ShotInHand } from './shotInHand.ts';
import { shotMoved, shotRequestId, type ShootStepModule } from './step.ts';

type CoverSave = NonNullable<ShootSequence['keepCover']>;
const COVER: Readonly<Record<CoverSave, PickOption['code']>> = {
  critical: 'coverCritical',
  two: 'coverTwo',
  normal: 'coverNormal',
  none: 'coverNone',
};

/** Something to save against: without a hit nobody rolls defence dice. */
const threatened = (inHand: ShotInHand): boolean => {
  const pool = attackNow(inHand)?.pool ?? [];
  return count(pool, 'critical') + count(pool, 'normal') > 0;
};

const coverSaves = (inHand: ShotInHand): boolean =>
  coverSavePossible(inHand.shot) && threatened(inHand) && (defenceNow(inHand)?.collected ?? 0) > 0;

/** What may be kept, and the best of it. Not improved it is asked only where rolling the die stops more. */
function choices(inHand: ShotInHand): { readonly offered: readonly CoverSave[]; readonly best: CoverSave } | null {
  if (!coverSaves(inHand)) return null;
  const improved = coverImproved(inHand.shot);
  const offered = improved ? (['critical', 'two', 'normal', 'none'] as const) : (['normal', 'none'] as const);
  const best = bestCoverChoice(inHand.shot, attackNow(inHand)?.pool ?? [], offered);
  return improved || best !== 'normal' ? { offered, best } : null;
}

/** A cover save may be kept or rolled (A4 step 4); improved, it may be kept as a crit, or one more is kept. */
export const coverSave: ShootStepModule = {
  request: (inHand) => {
    const { keepCover, defence, attack } = inHand.task.sequence;
    const found = attack === null || keepCover !== null || defence !== null ? null : choices(inHand);
    if (found === null) return null;
    const { offered, best } = found;
    return {
      kind: 'pick',
      id: shotRequestId(inHand, 'cover'),
      question: 'coverSave',
      side: inHand.target.side,
      operative: inHand.target.id,
      options: offered.map((id) => ({ id, code: COVER[id], params: {}, value: null, note: null })),
      best,
      random: false,
    };
  },
  resolve: (inHand, answer) => {
    const keepCover = choices(inHand)?.offered.find((id) => answer.kind === 'pick' && answer.option === id);
    return keepCover === undefined ? [] : [shotMoved({ keepCover })];
  },
};

/** Rolling the defence dice that are not kept for cover; asked only when there are any, and a hit to save against. */
export const defenceRoll: ShootStepModule = {
  request: (inHand) => {
    const defence = defenceNow(inHand);
    if (inHand.task.sequence.defence !== null || defence === null || defence.toRoll === 0) return null;
    if (!threatened(inHand)) return null;
    return {
      kind: 'roll',
      id: shotRequestId(inHand, 'defence'),
      purpose: 'defence',
      side: inHand.target.side,
      operative: inHand.target.id,
      count: defence.toRoll,
      sides: 6,
      counts: true,
      success: { hit: inHand.shot.save, critical: 7 },
    };
  },
  resolve: (inHand, answer) => {
    const dice = diceOf(answer, defenceNow(inHand)?.toRoll ?? 0);
    return [
      ...retainEvents(inHand),
      { type: 'defenceDiceRolled', operative: inHand.target.id, dice },
      shotMoved({ defence: dice }),
    ];
  },
};
