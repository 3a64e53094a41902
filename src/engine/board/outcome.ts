import type { Point } from './plane.ts';

/**
 * What a shooter has against it from one point of its base: the features that give the target cover, those of them that are
 * Heavy, and the features that obscure it.
 */
export interface Outcome {
  readonly cover: ReadonlySet<string>;
  readonly heavyCover: ReadonlySet<string>;
  readonly obscured: ReadonlySet<string>;
}

/** What a shooter has from one place, and which parts its lines cross. */
export interface Leaning extends Outcome {
  /** Where on its base it leans to. */
  readonly from: Point;
  readonly crossed: readonly string[];
}

/** The feature that gives cover, or obscures, where only the table says that something does. */
export const BY_TABLE = 'table';

const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  if (one.size > other.size) return false;
  for (const each of one) if (!other.has(each)) return false;
  return true;
};

/**
 * What an outcome is to the target. `choose`: one feature gives cover and obscures, and its player takes one of both; `both`:
 * two features do.
 */
export type Hidden = 'clear' | 'cover' | 'obscured' | 'choose' | 'both';

/** How bad each is for the shooter, in this order. */
export const HIDDEN: readonly Hidden[] = ['clear', 'cover', 'obscured', 'choose', 'both'];

/**
 * What an outcome is to the target. `eitherOr`: one feature does not do both. Source: rules/kill-team.md A8, the same feature;
 * research/board_ai.md 1.1.
 */
export function hiddenBy({ cover, obscured }: Outcome, eitherOr = true): Hidden {
  if (cover.size === 0) return obscured.size === 0 ? 'clear' : 'obscured';
  if (obscured.size === 0) return 'cover';
  const isOne = eitherOr && cover.size === 1 && obscured.size === 1 && isWithin(cover, obscured);
  return isOne ? 'choose' : 'both';
}
