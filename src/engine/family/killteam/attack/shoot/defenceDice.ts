import { count } from '../../model/pool.ts';
import { coverSavePossible, saveThresholds } from './derive.ts';
import { coverWay } from './coverWay.ts';
import { enoughSaves } from './enoughSaves.ts';
import { diceOf } from '../rolledDice.ts';
import type { PickOption } from '../../model/request.ts';
import type { ShootSequence } from '../../model/task.ts';
import { retainEvents } from './retain.ts';
import { rollingSpares } from './rollingSpares.ts';
import { attackNow, defenceNow } from './shotInHand.ts';
import type { ShotInHand, ShootStep } from '../../rules/steps.ts';
import { shotMoved, shotRequestId } from './step.ts';

type CoverSave = NonNullable<ShootSequence['keepCover']>;
const COVER: Readonly<Record<CoverSave, PickOption['code']>> = {
  critical: 'coverCritical',
  two: 'coverTwo',
  normal: 'coverNormal',
  none: 'coverNone',
};

/** Something to save against: without a hit nobody rolls defence dice. */
export const threatened = (inHand: ShotInHand): boolean => {
  const pool = attackNow(inHand)?.pool ?? [];
  return count(pool, 'critical') + count(pool, 'normal') > 0;
};

const coverSaves = (inHand: ShotInHand): boolean =>
  coverSavePossible(inHand.shot) && threatened(inHand) && (defenceNow(inHand)?.collected ?? 0) > 0;

type Choices = readonly [CoverSave, ...CoverSave[]];

/** These choices where rolling some of so many dice spares the target something. */
const spared = (inHand: ShotInHand, kept: number, choices: Choices): Choices | null =>
  rollingSpares(inHand, kept) ? choices : null;

/**
 * What may be kept, the most first. Only a save that is improved in two ways is always asked for; else only where rolling a
 * die spares the target something, which no die can do better than a critical success.
 */
export function coverChoices(inHand: ShotInHand): Choices | null {
  if (!coverSaves(inHand)) return null;
  const way = coverWay(inHand.shot);
  if (way === 'critical') return null;
  const more = (defenceNow(inHand)?.collected ?? 0) > 1;
  if (way === 'either') return more ? ['critical', 'two', 'normal', 'none'] : ['critical', 'normal', 'none'];
  return way === 'two' && more ? spared(inHand, 2, ['two', 'normal', 'none']) : spared(inHand, 1, ['normal', 'none']);
}

/** A cover save may be kept or rolled (A4 step 4); improved, it may be kept as a crit, or one more is kept. */
export const coverSave: ShootStep = {
  request: (inHand) => {
    const { keepCover, defence, attack } = inHand.task.sequence;
    const offered = attack === null || keepCover !== null || defence !== null ? null : coverChoices(inHand);
    if (offered === null) return null;
    return {
      kind: 'pick',
      id: shotRequestId(inHand, 'cover'),
      question: 'coverSave',
      side: inHand.target.side,
      operative: inHand.target.id,
      options: offered.map((id) => ({ id, code: COVER[id], params: {}, value: null })),
      usual: offered[0],
      random: false,
    };
  },
  resolve: (inHand, answer) => {
    const chosen = coverChoices(inHand)?.find((id) => answer.kind === 'pick' && answer.option === id);
    return chosen === undefined ? [] : [shotMoved({ keepCover: chosen })];
  },
};

/** Rolling the defence dice that are not kept for cover; asked only when there are any, and a hit to save against. */
export const defenceRoll: ShootStep = {
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
      success: saveThresholds(inHand.shot),
      ...enoughSaves(inHand),
    };
  },
  resolve: (inHand, answer) => {
    const dice = diceOf(answer, defenceNow(inHand)?.toRoll ?? 0);
    return [
      ...retainEvents(inHand),
      ...(dice.length === 0 ? [] : [{ type: 'defenceDiceRolled' as const, operative: inHand.target.id, dice }]),
      shotMoved({ defence: dice }),
    ];
  },
};
