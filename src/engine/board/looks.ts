import { insideArea } from './areas.ts';
import { type Standing, gapBetween, lying } from './base.ts';
import type { BattleBoard, BoardNow, BoardPlace, Reading, TableSays } from './battleBoard.ts';
import { terrainOn } from './mapTerrain.ts';
import { type Measured, measured } from './margin.ts';
import { BY_TABLE, HIDDEN, type Hidden, type Leaning, hiddenBy } from './outcome.ts';
import { type Sight, inControlRange, sightOf } from './sight.ts';
import { type Other, withBases, withBodies } from './others.ts';
import { saidOf } from './overruled.ts';
import { type Point, distanceToSegment } from './plane.ts';
import { ACOLYTE, KILL_TEAM_2021, KILL_TEAM_3, KILL_TEAM_LITE, type SightRules, VANGUARD } from './sightRules.ts';
import type { Terrain } from './terrain.ts';
import { EPSILON, toGrid, toInches } from './units.ts';

/** How a book reads what lies between two models. */
const RULES: Readonly<Record<Reading, SightRules>> = {
  thirdEdition: KILL_TEAM_3,
  thirdEditionNearBoth: ACOLYTE,
  edition2021: KILL_TEAM_2021,
  edition2021Lite: KILL_TEAM_LITE,
  bodies: VANGUARD,
};

/** How the book of a board reads what lies between two models. */
export const rulesOn = ({ reading }: Pick<BattleBoard, 'reading'>): SightRules => RULES[reading];

/** Who stands at a place as it goes: of an oval base a disc as broad as the mean of both ways. */
function discAt({ x, y, z, radius, head, vantage }: BoardPlace): Standing {
  return vantage === undefined ? { x, y, z, radius, head } : { x, y, z, radius, head, vantage };
}

/** Who stands at a place. */
export const standingAt = (place: BoardPlace): Standing =>
  place.oval === undefined ? discAt(place) : { ...discAt(place), ...lying(place.oval) };

/** Who stands where, as it goes and has room; null: it has no place on the board. */
export function discOn({ places }: BattleBoard, id: string): Standing | null {
  const place = places[id];
  return place === undefined ? null : discAt(place);
}

/** Who stands where; null: it has no place on the board, and the table is asked. */
export function standingOn({ places }: BattleBoard, id: string): Standing | null {
  const place = places[id];
  return place === undefined ? null : standingAt(place);
}

/**
 * What one sees of another. `inches` between their bases, `height` inches that the first stands over the second, `leaning` the
 * best that the first may choose, `hidden` what that is to the other; both null: it is not seen. `said`: what of it the table says.
 */
export interface Look {
  readonly inches: number;
  readonly height: number;
  readonly fromVantage: boolean;
  readonly hidden: Hidden | null;
  readonly leaning: Leaning | null;
  readonly said?: TableSays;
}

/** The least that the target has of what the shooter may choose from; null: it is not seen. */
function leastOf({ best }: Sight, { eitherOr }: SightRules): Leaning | null {
  const badness = (leaning: Leaning): number => HIDDEN.indexOf(hiddenBy(leaning, eitherOr));
  return best.toSorted((one, other) => badness(one) - badness(other))[0] ?? null;
}

/** What one sees of another past this terrain. */
export function lookPast(rules: SightRules, terrain: Terrain, a: Standing, b: Standing): Look {
  const sight = sightOf(rules, a, b, terrain);
  return {
    inches: toInches(gapBetween(a, b)),
    height: toInches(a.z - b.z),
    fromVantage: a.vantage !== undefined,
    hidden: sight.least,
    leaning: leastOf(sight, rules),
  };
}

/** Those who stand between two and are none of them. */
function othersBetween(board: BoardNow, [a, b]: readonly [Standing, Standing], who: readonly string[]): Other[] {
  const wide = Math.max(a.radius, b.radius);
  return Object.entries(board.places).flatMap(([id, place]) =>
    who.includes(id) || distanceToSegment(place, a, b) >= place.radius + wide
      ? []
      : [{ id, base: standingAt(place), conceals: board.bases?.[id] === 'conceal' }],
  );
}

/**
 * The terrain, and of those who stand between two and are none of them what the book counts: their bodies (V-51), or the bases so
 * near the target that they can give it cover (K-66).
 */
function between(board: BoardNow, both: readonly [Standing, Standing], who: readonly string[]): Terrain {
  const terrain = terrainOn(board.map);
  const rules = RULES[board.reading];
  const { bases } = board;
  if (rules.lines === 'bases' && bases === undefined) return terrain;
  const others = othersBetween(board, both, who);
  if (rules.lines === 'bodies') return others.length === 0 ? terrain : withBodies(others, terrain);
  const [a, b] = both;
  const near = others.filter(({ id, base }) => bases?.[id] && gapBetween(base, b) <= rules.coverWithin + EPSILON);
  return near.length === 0 ? terrain : withBases(rules, a, near, terrain);
}

/** What one sees of another from a place, `from`, where it may not stand yet. `who`: their ids, where others may hide them. */
export const lookFrom = (
  board: BattleBoard,
  from: Standing,
  to: Standing,
  who: readonly string[] = Object.keys(board.places),
): Look => lookPast(RULES[board.reading], between(board, [from, to], who), from, to);

const TABLE: ReadonlySet<string> = new Set([BY_TABLE]);
const NOTHING: ReadonlySet<string> = new Set();

const featuresSaid = (is: boolean | undefined, features: ReadonlySet<string>): ReadonlySet<string> =>
  is === undefined || is === features.size > 0 ? features : is ? TABLE : NOTHING;

/** A look as the table says that it is; `from`: the middle of who looks. */
function asSaid(look: Look, said: TableSays | null, { eitherOr }: SightRules, from: Point): Look {
  if (said === null) return look;
  if (said.visible === false) return { ...look, hidden: null, leaning: null, said };
  if (look.leaning === null && said.visible === undefined) return { ...look, said };
  const seen = look.leaning ?? { cover: NOTHING, heavyCover: NOTHING, obscured: NOTHING, from, crossed: [] };
  const leaning = {
    ...seen,
    cover: featuresSaid(said.cover, seen.cover),
    heavyCover: said.cover === undefined ? seen.heavyCover : featuresSaid(said.cover, seen.heavyCover),
    obscured: featuresSaid(said.obscured, seen.obscured),
  };
  return { ...look, leaning, hidden: hiddenBy(leaning, eitherOr), said };
}

/** What one sees of another as they stand, where the table has the last word; null: one of them has no place. Source: rules/kill-team.md A8. */
export function lookOn(board: BattleBoard, from: string, to: string): Look | null {
  const [a, b] = [standingOn(board, from), standingOn(board, to)];
  if (a === null || b === null) return null;
  return asSaid(lookFrom(board, a, b, [from, to]), saidOf(board, from, to), RULES[board.reading], a);
}

/** Where somebody stands or would, by its id. */
export interface At {
  readonly id: string;
  readonly at: Standing;
}

/**
 * What one would see of another from where both would stand: where they do stand, the table has the last word. `see`: how it is
 * looked past terrain.
 */
export function lookBetween(board: BattleBoard, one: At, other: At, see: typeof lookPast = lookPast): Look {
  const rules = RULES[board.reading];
  const look = see(rules, between(board, [one.at, other.at], [one.id, other.id]), one.at, other.at);
  const isThere = ({ id, at: { x, y, z } }: At): boolean => {
    const place = board.places[id];
    return place?.x === x && place.y === y && place.z === z;
  };
  const said = isThere(one) && isThere(other) ? saidOf(board, one.id, other.id) : null;
  return asSaid(look, said, rules, one.at);
}

const isSame = (one: Look, other: Look): boolean => one.hidden === other.hidden;

/** The same, and whether half a millimetre of a piece would change it. */
export function closeLookOn(board: BattleBoard, from: string, to: string): Measured<Look> | null {
  const [a, b] = [standingOn(board, from), standingOn(board, to)];
  if (a === null || b === null) return null;
  const rules = RULES[board.reading];
  const said = saidOf(board, from, to);
  const ask = (terrain: Terrain): Look => asSaid(lookPast(rules, terrain, a, b), said, rules, a);
  return measured(between(board, [a, b], [from, to]), ask, isSame);
}

/** Whether somebody is in an area of so many inches about another, seen from above; null: one of them has no place. */
export function withinOn(board: BattleBoard, middle: string, inches: number, other: string): boolean | null {
  const [a, b] = [standingOn(board, middle), standingOn(board, other)];
  return a === null || b === null ? null : insideArea(a, toGrid(inches), b) !== 'outside';
}

/** Whether two are in each other's control range; null: one of them has no place. */
export function nearOn(board: BattleBoard, one: string, other: string): boolean | null {
  const [a, b] = [standingOn(board, one), standingOn(board, other)];
  return a === null || b === null ? null : inControlRange(a, b, terrainOn(board.map));
}

/** Inches between two bases; null: one of them has no place. */
export function inchesOn(board: BattleBoard, one: string, other: string): number | null {
  const [a, b] = [standingOn(board, one), standingOn(board, other)];
  return a === null || b === null ? null : toInches(gapBetween(a, b));
}
