import { distanceToPolygon } from '../plane.ts';
import type { Place } from './place.ts';
import type { Part } from '../part.ts';
import { EPSILON } from '../units.ts';
import { type Ground, bareOf, extraNearly, heightAt, isBody, isColumnFree } from './ground.ts';
import { isClosed, read, remember } from './remembered.ts';
import { isBoxAway } from './shape.ts';
import { type Climbing, climbAt } from './walk.ts';

/** Somebody on the top of a part, or beside it and lower, so near that it may climb there or drop from it. */
export interface Beside {
  readonly at: Place;
  /** Which place of the graph it is, and which of the places about the top; other places have neither. */
  readonly id: number | null;
  index: number | null;
  /** How far below the top. */
  readonly below: number;
  /** How it climbs up; null: not at all; undefined: nobody has looked. */
  climb: Climbing | null | undefined;
}

/** The top of a part: it is gone onto, off and over in one straight way from anywhere beside it. */
export interface Top {
  readonly part: Part;
  /** All places of the graph on it and beside it; null: nobody has looked. */
  places: Places | null;
  readonly byId: Map<number, Beside>;
  /** What is known of the ways over it, by the two places. */
  known: Uint8Array;
}

/** Places on a top and beside it, and the same in columns: which of the graph, where, and how far below the top. */
export interface Places {
  readonly all: readonly Beside[];
  readonly ids: Int32Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly belows: Float64Array;
}

/** A top that may be on or beside a place, and how that place is beside it: null: not; undefined: nobody has looked. */
export interface About {
  readonly top: Top;
  /** The least that it costs to come up on it from there, in grid steps. */
  readonly up: number;
  beside: Beside | null | undefined;
}

/** Whether there is a top to go over: what is crossed on the level needs no climb. */
const hasTop = ({ rules }: Ground, part: Part): boolean =>
  part.traits.has('Vantage') ? !part.traits.has('Open') : isBody(part) && rules.crossing(part, part.low) === null;

/** The tops of a board. */
export const topsOf = (ground: Ground): readonly Top[] =>
  ground.terrain.parts
    .filter((part) => hasTop(ground, part))
    .map((part) => ({ part, places: null, byId: new Map(), known: new Uint8Array() }));

/** How far from a part somebody may be who climbs it or drops from it. */
const reachOf = ({ mover, rules }: Ground): number => mover.radius + rules.climbReach.across;

/** Whether a place may be beside a top at all. */
export const isAbout = (ground: Ground, { part }: Top, at: Place): boolean =>
  at.z <= part.high + EPSILON && !isBoxAway(bareOf(part), at, reachOf(ground) + EPSILON);

/** A place as one on a top or beside it; null: it is not. `id`: of the graph. */
export function besideOf(ground: Ground, top: Top, at: Place, id: number | null): Beside | null {
  if (!isAbout(ground, top, at)) return null;
  const { part } = top;
  const below = part.high - at.z;
  const off = distanceToPolygon(at, part.corners);
  if (below <= EPSILON)
    return off <= EPSILON && part.traits.has('Vantage') ? { at, id, index: null, below: 0, climb: null } : null;
  if (off > reachOf(ground) || !isColumnFree(ground, at, at.z, part.high)) return null;
  return { at, id, index: null, below, climb: undefined };
}

/** All places of the graph on a top and beside it. */
export function placesOf(ground: Ground, top: Top, nodes: readonly (Place & { readonly id: number })[]): Places {
  if (top.places !== null) return top.places;
  const all = nodes.map((node) => besideOf(ground, top, node, node.id)).filter((each) => each !== null);
  top.known = new Uint8Array(all.length ** 2);
  for (const [index, each] of all.entries()) {
    each.index = index;
    if (each.id !== null) top.byId.set(each.id, each);
  }
  top.places = {
    all,
    ids: Int32Array.from(all, ({ id }) => id ?? 0),
    xs: Float64Array.from(all, ({ at }) => at.x),
    ys: Float64Array.from(all, ({ at }) => at.y),
    belows: Float64Array.from(all, ({ below }) => below),
  };
  return top.places;
}

/** How somebody beside a top climbs it; null: not. */
export function climbOf(ground: Ground, { part }: Top, beside: Beside): Climbing | null {
  if (beside.climb !== undefined) return beside.climb;
  const climb = climbAt(ground, beside.at, part.high);
  beside.climb = typeof climb === 'string' ? null : climb;
  return beside.climb;
}

/** Where what is known of the way between two of the places about a top is kept, by their numbers among them. */
const slotOf = ({ places }: Top, one: number, other: number): number => one * (places?.all.length ?? 0) + other;

/** Whether it is known that there is no way over a top between two of the places about it. */
export const isKnownClosed = (top: Top, one: number | null, other: number): boolean =>
  one !== null && isClosed(top.known, slotOf(top, one, other));

/** What the straight way between two places at the height of a top costs beside its length, or `BLOCKED`. */
export function extraOver(ground: Ground, top: Top, one: Beside, other: Beside): number {
  const look = (): number =>
    extraNearly(heightAt(ground, top.part.high), { a: one.at, b: other.at, radius: ground.mover.radius });
  if (one.index === null || other.index === null) return look();
  const slot = slotOf(top, one.index, other.index);
  return read(top.known, slot) ?? remember(top.known, slot, look());
}
