import type { MapPart } from '../boardMap.ts';
import type { Point } from '../plane.ts';

/** What can be wrong with a board, or likely not meant. */
export const FINDINGS = [
  'twice',
  'badShape',
  'noHeight',
  'overEdge',
  'noKind',
  'overlap',
  'tightGap',
  'noAccess',
  'nobodyStands',
  'zoneSmall',
  'unfair',
] as const;

/** Why something is moved. */
export const MOVES = ['onBoard', 'apart', 'together', 'toRoom'] as const;

/** What can be done about it. Lengths in grid steps but for `inches`. */
export type Answer =
  /** A piece or zone goes so far: onto the board, away from another or up to it, or to where somebody can stand. */
  | { readonly do: 'move'; readonly id: string; readonly by: Point; readonly how: (typeof MOVES)[number] }
  /** Parts that have no height are so high. */
  | { readonly do: 'height'; readonly id: string; readonly inches: number }
  /** Parts that are nothing yet are this. */
  | { readonly do: 'kind'; readonly id: string; readonly trait: 'Heavy' | 'Light' }
  /** The second becomes a part of the first. */
  | { readonly do: 'join'; readonly id: string; readonly other: string }
  | { readonly do: 'ladder'; readonly id: string; readonly part: MapPart }
  /** Nobody stands up there. */
  | { readonly do: 'noFloor'; readonly id: string }
  /** Parts that are not convex fill their hollows. */
  | { readonly do: 'fill'; readonly id: string }
  | { readonly do: 'reshape'; readonly id: string; readonly corners: MapPart['corners'] }
  /** All but the first of this id have another one. */
  | { readonly do: 'rename'; readonly id: string };

interface Common {
  /** The pieces or zones that it is about, by id. */
  readonly at: readonly string[];
  /** Where on the board one has to look. */
  readonly where: Point;
  /** The likeliest first. */
  readonly answers: readonly Answer[];
}

type Plain = 'twice' | 'badShape' | 'noHeight' | 'overEdge' | 'noKind' | 'overlap' | 'nobodyStands';

/**
 * One thing that is wrong with a board. `inches`: how wide a gap, how high a floor; `room` for how many of a `team`; `seen`: how
 * much of the other's zone is seen without cover from that of the first side, and from that of the second, from 0 to 1.
 */
export type Finding = Common &
  (
    | { readonly what: Plain }
    | { readonly what: 'tightGap' | 'noAccess'; readonly inches: number }
    | { readonly what: 'zoneSmall'; readonly room: number; readonly team: number }
    | { readonly what: 'unfair'; readonly seen: readonly [number, number] }
  );
