import type { BattleBoard, BoardPlace } from '../battleBoard.ts';
import type { BoardMap } from '../boardMap.ts';
import { lookFrom, standingAt } from '../looks.ts';
import type { Hidden } from '../outcome.ts';
import { distance } from '../plane.ts';
import { INCH } from '../units.ts';
import { areApart } from './apart.ts';
import { type Body, USUAL } from './body.ts';
import type { Draw } from './draw.ts';
import { leewayAt } from './leeway.ts';
import { setUpZones, spotsIn } from './spots.ts';

/** Somebody who is to be set up. */
export interface Newcomer {
  readonly id: string;
  readonly body: Body;
}

type Places = Readonly<Record<string, BoardPlace>>;

/** Who is set up. `taken`: where everybody stands already; `own`: those of them who are of the same side. */
interface Setting {
  readonly who: readonly Newcomer[];
  readonly taken: Places;
  readonly own?: readonly string[];
}

/** How far apart places are that are thought about, and those that are taken where none of them is left. */
const SPACING = INCH;
const CLOSE = INCH / 4;
/** From how many places of the other side's zone somebody may be looked at. */
const LOOKOUTS = 12;
/** Farther from one's own than this is no better. */
const SPREAD = 4 * INCH;

/** How bad it is to be seen so; not to be seen at all is nothing. */
const SEEN: Readonly<Record<Hidden, number>> = { clear: 1, cover: 0.4, obscured: 0.4, choose: 0.4, both: 0.2 };
/** How bad it is to be shut in, and from how much of the ground around on it is not bad at all. */
const SHUT_IN = 0.8;
const FREE = 0.55;
/** How bad it is to stand right beside one's own, and how much chance may change. */
const CROWDED = 0.5;
const CHANCE = 0.02;
const FACES = 1000;

/** So many of all, evenly. */
function someOf<T>(all: readonly T[], count: number): readonly T[] {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, at) => all[Math.floor(((at + 0.5) * all.length) / count)]).filter(
    (each) => each !== undefined,
  );
}

const lookoutsOf = (map: BoardMap, side: 0 | 1): readonly BoardPlace[] =>
  someOf(
    setUpZones(map, side).flatMap((zone) => spotsIn(map, zone, USUAL, 2 * INCH)),
    LOOKOUTS,
  );

/** From how much of the other side's zone somebody at a place is seen, and how well: from 0 to 1. */
function exposure(board: BattleBoard, lookouts: readonly BoardPlace[], at: BoardPlace): number {
  const seen = lookouts.map((from) => lookFrom(board, standingAt(from), standingAt(at)).hidden);
  return seen.reduce((sum, hidden) => sum + (hidden === null ? 0 : SEEN[hidden]), 0) / Math.max(1, lookouts.length);
}

/** How many of one's own are near: 1 for each right beside, 0 for each far enough. */
function crowding(own: readonly BoardPlace[], at: BoardPlace): number {
  const gaps = own.map((other) => distance(other, at) - other.radius - at.radius);
  return gaps.reduce((sum, gap) => sum + 1 - Math.min(SPREAD, Math.max(0, gap)) / SPREAD, 0);
}

/** A place and how bad it is, apart from who else is there. */
interface Weighed {
  readonly at: BoardPlace;
  readonly bad: number;
}

/** What is known while a side is set up. */
interface SettingUp {
  readonly map: BoardMap;
  readonly side: 0 | 1;
  readonly draw: Draw;
  readonly lookouts: readonly BoardPlace[];
  /** By the radius of a base: its places, the best first. */
  readonly weighed: Map<number, readonly Weighed[]>;
  /** How bad it is for want of ways on to stand at a place, as far as that has been asked. */
  readonly shutIn: Map<BoardPlace, number>;
}

/** How bad a place is for want of ways on: from 0 to {@link SHUT_IN}. */
function shutInAt({ map, shutIn }: SettingUp, at: BoardPlace): number {
  const known = shutIn.get(at);
  if (known !== undefined) return known;
  const bad = SHUT_IN * Math.max(0, 1 - leewayAt(map, at) / FREE);
  shutIn.set(at, bad);
  return bad;
}

const spotsOf = ({ map, side }: SettingUp, body: Body, spacing: number): readonly BoardPlace[] =>
  setUpZones(map, side).flatMap((zone) => spotsIn(map, zone, body, spacing));

function weighedFor(setting: SettingUp, body: Body): readonly Weighed[] {
  const known = setting.weighed.get(body.radius);
  if (known !== undefined) return known;
  const board: BattleBoard = { map: setting.map, reading: 'thirdEdition', places: {} };
  const found = spotsOf(setting, body, SPACING)
    .map((at) => ({
      at,
      bad: exposure(board, setting.lookouts, at) + (CHANCE * setting.draw(FACES)) / FACES,
    }))
    .toSorted((one, other) => one.bad - other.bad);
  setting.weighed.set(body.radius, found);
  return found;
}

/** How bad a place is in all; Infinity: at least as bad as `least`, for all that is known without asking for ways on. */
function badIn(setting: SettingUp, { at, bad }: Weighed, own: readonly BoardPlace[], least: number): number {
  const apart = bad + CROWDED * crowding(own, at);
  return apart >= least ? Infinity : apart + shutInAt(setting, at);
}

/** The best place for somebody; null: there is no room left. */
function placeFor(
  setting: SettingUp,
  body: Body,
  others: readonly BoardPlace[],
  own: readonly BoardPlace[],
): BoardPlace | null {
  const isFree = (at: BoardPlace): boolean => others.every((other) => areApart(other, at));
  let best: BoardPlace | null = null;
  let least = Infinity;
  for (const each of weighedFor(setting, body)) {
    // All that follow are seen more than this one is bad in all.
    if (each.bad >= least) break;
    const bad = isFree(each.at) ? badIn(setting, each, own, least) : Infinity;
    if (bad < least) [best, least] = [each.at, bad];
  }
  return best ?? spotsOf(setting, body, CLOSE).find(isFree) ?? null;
}

/**
 * Where those of a side stand who are still to be set up, by a plain rule: in their drop zone, out of sight and in cover from
 * the other side's first, where ways lead on rather than in a corner they hardly leave, and not in a heap: a third behind one wall is
 * worse than a place in less cover. Whoever has a place already keeps it; who finds no room is left out. The same seed, the same places.
 */
export function placeRest(map: BoardMap, side: 0 | 1, { who, taken, own = [] }: Setting, draw: Draw): Places {
  const setting: SettingUp = {
    map,
    side,
    draw,
    lookouts: lookoutsOf(map, side === 0 ? 1 : 0),
    weighed: new Map(),
    shutIn: new Map(),
  };
  const others = Object.values(taken);
  const friends = own.flatMap((id) => taken[id] ?? []);
  const placed: Record<string, BoardPlace> = {};
  for (const { id, body } of who.toSorted((one, other) => other.body.radius - one.body.radius)) {
    if (taken[id] !== undefined) continue;
    const now = Object.values(placed);
    const at = placeFor(setting, body, [...others, ...now], [...friends, ...now]);
    if (at !== null) placed[id] = at;
  }
  return placed;
}
