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
  readonly crossed: readonly string[];
}

/** Nothing is between. */
export const CLEAR: Leaning = { cover: new Set(), heavyCover: new Set(), obscured: new Set(), crossed: [] };

const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  if (one.size > other.size) return false;
  for (const each of one) if (!other.has(each)) return false;
  return true;
};

/** Whether the shooter has nothing in one outcome that it has not in the other as well. */
const isNoWorse = (one: Outcome, other: Outcome): boolean =>
  isWithin(one.cover, other.cover) && isWithin(one.obscured, other.obscured);

/** The outcomes that a shooter may choose from: none of them has all that another has, and more. The first of equals stays. */
export function bestOf<O extends Outcome>(outcomes: readonly O[]): readonly O[] {
  const best: O[] = [];
  for (const outcome of outcomes) {
    if (best.some((other) => isNoWorse(other, outcome))) continue;
    for (let at = best.length - 1; at >= 0; at -= 1) {
      const other = best[at];
      if (other !== undefined && isNoWorse(outcome, other)) best.splice(at, 1);
    }
    best.push(outcome);
  }
  return best;
}

/**
 * What an outcome is to the target. `choose`: one feature gives cover and obscures, and its player takes one of both; `both`:
 * two features do.
 */
export type Hidden = 'clear' | 'cover' | 'obscured' | 'choose' | 'both';

/** How bad each is for the shooter, in this order. */
export const HIDDEN: readonly Hidden[] = ['clear', 'cover', 'obscured', 'choose', 'both'];

/** Source: rules/kill-team.md A8, the same feature; research/board_ai.md 1.1. */
export function hiddenBy({ cover, obscured }: Outcome): Hidden {
  if (cover.size === 0) return obscured.size === 0 ? 'clear' : 'obscured';
  if (obscured.size === 0) return 'cover';
  const isOne = cover.size === 1 && obscured.size === 1 && isWithin(cover, obscured);
  return isOne ? 'choose' : 'both';
}
