import { within } from '../../../../core/inches.ts';
import { runInches } from '../../../../core/roundsBook.ts';
import { walkInches } from '../moving/allowance.ts';

/** A model that has lost its nerve. */
export interface Fleeing {
  readonly sp: number;
  readonly down: boolean;
  /** Inches to each of its side's edges. */
  readonly edges: readonly number[];
}

/** How it falls back. */
export interface Fallback {
  /** It lay: it stands up first. */
  readonly standsUp: boolean;
  /** Inches it goes straight to its edge, if nothing is in the way. */
  readonly inches: number;
  /** It reaches the edge, or began there: it tests again at once (V-73). */
  readonly atEdge: boolean;
}

/**
 * The way of a Fallback: to the nearest of its side's edges, as far as it can up to twice SP (V-70); one that is down stands up
 * and goes up to SP (V-74). Null: its side has no edge, so nobody can say where it goes.
 */
export function fallback({ sp, down, edges }: Fleeing): Fallback | null {
  if (edges.length === 0) return null;
  const nearest = Math.min(...edges);
  const furthest = down ? walkInches(sp) : runInches(sp);
  return { standsUp: down, inches: Math.min(nearest, furthest), atEdge: within(nearest, furthest) };
}

/** What a model is like whose Fallback is over and that is still in play (V-70, V-73). */
export interface FellBack {
  readonly activated: true;
  readonly down: false;
  readonly fatigued: boolean;
}

/** It is activated, it stands, and it keeps the fatigue it had, which would go with its activation otherwise (V-71, V-74). */
export const fellBack = (wasFatigued: boolean): FellBack => ({ activated: true, down: false, fatigued: wasFatigued });
