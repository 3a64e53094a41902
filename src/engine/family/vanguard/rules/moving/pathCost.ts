/** Ground on a way, counted by its length: a climb by its height. */
export type Ground = 'open' | 'stairs' | 'ladder' | 'difficult' | 'surface' | 'impassable';

/** One part of a way; lengths and heights in inches. */
export type PathPart =
  | { readonly kind: Ground; readonly inches: number }
  | { readonly kind: 'obstacle'; readonly height: number }
  | { readonly kind: 'drop'; readonly height: number };

/** Movement that an obstacle costs whoever crosses it, low ones too (V-48). */
const OBSTACLE = 2;
/** What each inch of difficult ground, and of a climb up a surface, counts (V-45, V-48). */
const DIFFICULT = 2;

/**
 * Movement that one part costs. Open ground, stairs and the height of a ladder inch by inch; difficult ground and surfaces that
 * are climbed twice; an obstacle 2" (V-45, V-48). A way down is not counted (V-46).
 */
export function partCost(part: PathPart): number {
  switch (part.kind) {
    case 'open':
    case 'stairs':
    case 'ladder':
    case 'impassable':
      return part.inches;
    case 'difficult':
    case 'surface':
      return part.inches * DIFFICULT;
    case 'obstacle':
      return OBSTACLE;
    case 'drop':
      return 0;
  }
}

/** Movement that a whole way costs (V-38). */
export const pathCost = (path: readonly PathPart[]): number => path.reduce((sum, part) => sum + partCost(part), 0);
