import type { OperativeId } from '../core/ids.ts';
import { furtherShots } from '../family/killteam/attack/shoot/furtherTargets.ts';
import type { ShotInHand } from '../family/killteam/rules/steps.ts';
import { type Expected, expectedOfShot } from './expected.ts';

/** What Blast or Torrent does to all its targets that are still to be rolled for. */
export interface SpreadExpected {
  /** Those after the one in hand. */
  readonly further: readonly { readonly target: OperativeId; readonly kill: number }[];
  /** Wounds really lost by all of them together, the one in hand included, expected. */
  readonly mean: number;
}

/** What a shot in hand comes to before its dice. */
export interface ShotForecast {
  /** Null: its numbers are out of range. */
  readonly expected: Expected | null;
  /** The same of Blast and Torrent; null: there are no further targets, or not yet, or one has no odds. */
  readonly spread: SpreadExpected | null;
}

/** Further targets of Blast and Torrent, each a shot of its own. */
function spreadOf(inHand: ShotInHand, first: Expected | null): SpreadExpected | null {
  const further = furtherShots(inHand).map((shot) => ({ target: shot.target.id, expected: expectedOfShot(shot) }));
  const known = further.flatMap(({ target, expected }) => (expected === null ? [] : [{ target, ...expected }]));
  if (first === null || known.length === 0 || known.length < further.length) return null;
  return {
    further: known.map(({ target, kill }) => ({ target, kill })),
    mean: known.reduce((sum, { mean }) => sum + mean, first.mean),
  };
}

/** What a shot in hand comes to, with what Blast and Torrent do after it. */
export function shotForecast(inHand: ShotInHand): ShotForecast {
  const expected = expectedOfShot(inHand);
  return { expected, spread: spreadOf(inHand, expected) };
}
