import { fightOdds, type FightOdds } from '../../engine/odds/fight.ts';
import { FightBoundError } from '../../engine/odds/fightSolver.ts';
import type { Fight } from '../../engine/odds/fightSum.ts';
import { sequenceOdds, type SequenceOdds } from '../../engine/odds/sequence.ts';
import { shotOdds, type ShotOdds } from '../../engine/odds/shoot.ts';
import { OddsRangeError, type OddsShot } from '../../engine/odds/shot.ts';

/** Shots in a row on one target with so many wounds left, or a fight. */
export type OddsTask =
  | { readonly kind: 'shots'; readonly shots: readonly OddsShot[]; readonly wounds: number }
  | { readonly kind: 'fight'; readonly fight: Fight };

/** Why there are no odds: too many courses to be worked out, numbers that cannot be, or something broke. */
export interface OddsRefusal {
  readonly kind: 'tooMany' | 'wrong' | 'failed';
}

/** What shots come to. `all` of them together; `each`: every one by itself, in the order asked. */
export interface ShotsWorked {
  readonly kind: 'shots';
  readonly all: SequenceOdds;
  readonly each: readonly ShotOdds[];
}

export interface FightWorked {
  readonly kind: 'fight';
  readonly odds: FightOdds;
}

export type OddsWorked = ShotsWorked | FightWorked | OddsRefusal;

/** Works shots in a row out; the same object is worked out once. Throws `OddsRangeError`. */
export function shotsWorked(shots: readonly OddsShot[], wounds: number): ShotsWorked {
  const known = new Map<OddsShot, ShotOdds>();
  const each = shots.map((shot) => {
    const odds = known.get(shot) ?? shotOdds(shot);
    known.set(shot, odds);
    return odds;
  });
  const [first] = each;
  const isOne = each.length === 1 && first !== undefined && shots[0]?.target.wounds === wounds;
  const all = isOne
    ? {
        damage: first.damage,
        mean: first.mean,
        cappedMean: first.cappedMean,
        kill: first.kill,
        killAfter: [first.kill],
      }
    : sequenceOdds(shots, wounds);
  return { kind: 'shots', all, each };
}

/** What `work` returns, or why it cannot; never throws. */
export function orRefusal<T>(work: () => T): T | OddsRefusal {
  try {
    return work();
  } catch (error) {
    if (error instanceof FightBoundError) return { kind: 'tooMany' };
    return { kind: error instanceof OddsRangeError ? 'wrong' : 'failed' };
  }
}

/** Works one task out, at once; what cannot be worked out is an answer too. Never throws. */
export const workOut = (task: OddsTask): OddsWorked =>
  orRefusal(() =>
    task.kind === 'shots'
      ? shotsWorked(task.shots, task.wounds)
      : ({ kind: 'fight', odds: fightOdds(task.fight) } as const),
  );
