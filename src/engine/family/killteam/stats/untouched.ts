import type { Lasts } from '../model/lasting.ts';
import type { EffectStep } from '../tables/effect.ts';
import { type Bearer, changesOf, type Source } from './changes.ts';

/** What it wears or has learned keeps this row of a table, or this environment, away from it; null: nothing does. */
export const untouchedBy = (lasts: Lasts, bearer: Bearer, row: string): Source | null =>
  changesOf(lasts, bearer, 'untouched').find(({ change }) => change.by === row)?.source ?? null;

/** Its APL can never be changed that way (C4, Zealot; C6, Nerve damage). */
export function keepsApl(lasts: Lasts, bearer: Bearer, by: number): Source | null {
  if (by > 0) return changesOf(lasts, bearer, 'aplNeverRaised')[0]?.source ?? null;
  return changesOf(lasts, bearer, 'aplNeverLowered').find(({ change }) => change.per === null)?.source ?? null;
}

/** What about somebody keeps what this row does from happening to it, to be told; null: nothing does. */
export function preventedBy(lasts: Lasts, bearer: Bearer, row: string, step: EffectStep): Source | null {
  const untouched = untouchedBy(lasts, bearer, row);
  return untouched ?? (step.op === 'stat' && step.stat === 'apl' ? keepsApl(lasts, bearer, step.by) : null);
}
