import type { BoardPlace } from '../../board/battleBoard.ts';
import { type BoardMap, type MapZone, MOST_NAME, MOST_ZONES } from '../../board/boardMap.ts';
import { geometry } from '../../board/geometry.ts';
import type { Point } from '../../board/plane.ts';
import { cornersAround } from '../../board/setUp/cornersAround.ts';
import { INCH } from '../../board/units.ts';
import { cutWords } from '../../core/plainWords.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';
import type { FromEdges, Objective } from '../../family/vanguard/model/scenario.ts';
import { middleOf } from '../../board/zoneMark.ts';

type Played = Pick<BattleState, 'scenario' | 'sides'>;

const FAR: ReadonlySet<string> = new Set(['north', 'east']);

/** Whether a side is at the far edge of a board: by its edges, else the second side is (V-80). */
export function isFarSide({ scenario, sides }: Played, id: string): boolean {
  const edges = scenario.edges[id] ?? [];
  return edges.length > 0 ? edges.some((edge) => FAR.has(edge)) : id === sides[1].id;
}

/** Markers of a board that nobody has named yet: nearest to the middle, else nearest to the edge of a side. */
function ownMarker(
  { width, height }: BoardMap,
  played: Played,
  { near }: Objective,
  left: readonly MapZone[],
): MapZone | null {
  const wanted = near === null ? 0.5 : Number(isFarSide(played, near));
  const off = (zone: MapZone): number => {
    const { x, y } = middleOf(zone);
    return near === null ? Math.hypot(x - width / 2, y - height / 2) : Math.abs(y / height - wanted);
  };
  const [found] = left.toSorted((one, other) => off(one) - off(other) || middleOf(one).x - middleOf(other).x);
  return found ?? null;
}

const along = (size: number, least: number | undefined, most: number | undefined): number => {
  if (least !== undefined) return least * INCH;
  return most === undefined ? size / 2 : size - most * INCH;
};

/** Where that is on a board, on it in any case. */
const placeFrom = ({ width, height }: BoardMap, { north, east, south, west }: FromEdges): Point => ({
  x: Math.round(Math.max(0, Math.min(width, along(width, west, east)))),
  y: Math.round(Math.max(0, Math.min(height, along(height, south, north)))),
});

/** How far from the edge of a side an objective near it lies, in inches, where nothing is said. */
const NEAR_EDGE = 10;

/** Where nothing is said: side by side with those that are as near to the same side, across the board. */
function usualPlace({ width, height }: BoardMap, played: Played, { id, near }: Objective): Point {
  const alike = played.scenario.objectives.filter((each) => each.near === near).map((each) => each.id);
  const x = Math.round((width * (2 * alike.indexOf(id) + 1)) / (2 * alike.length));
  const off = Math.min(NEAR_EDGE * INCH, height / 3);
  if (near === null) return { x, y: Math.round(height / 2) };
  return { x, y: Math.round(isFarSide(played, near) ? height - off : off) };
}

/** How far it is looked about for open ground, in inches, and how finely. */
const [MOST_OFF, RING, AROUND] = [8, 0.5, 24];
/** A marker as a body: as wide as it lies. */
const BODY = { radius: Math.round(0.4 * INCH), head: 100 };

/** The nearest place of open ground on the killzone floor; where there is none, the place itself. */
function openNear(map: BoardMap, { x, y }: Point): Point {
  const board = { map, reading: 'bodies', places: {} } as const;
  const isOpen = (at: Point): boolean => {
    const place: BoardPlace = { ...at, z: 0, ...BODY };
    return geometry().misplacedAt(board, place, []) === null;
  };
  if (isOpen({ x, y })) return { x, y };
  for (let off = RING; off <= MOST_OFF; off += RING)
    for (let turn = 0; turn < AROUND; turn += 1) {
      const angle = (2 * Math.PI * turn) / AROUND;
      const at = {
        x: Math.round(x + off * INCH * Math.cos(angle)),
        y: Math.round(y + off * INCH * Math.sin(angle)),
      };
      if (isOpen(at)) return at;
    }
  return { x, y };
}

const isMarker = ({ kind }: MapZone): boolean => kind === 'marker';

/** Whether each objective lies on a board as a marker of its own. */
export const hasObjectives = ({ zones }: BoardMap, { objectives }: BattleState['scenario']): boolean =>
  objectives.every(({ id }) => zones.some((zone) => zone.id === id && isMarker(zone)));

type Zones = ReadonlyMap<string, MapZone>;

/** The markers of a board that objectives take: those that bear their name or lay there before, and of those that nothing is said of whichever lies as they do. */
function markersTaken(map: BoardMap, played: Played): Zones {
  const { objectives } = played.scenario;
  const markers = map.zones.filter(isMarker);
  const taken = new Map<string, MapZone>();
  const isLeft = (zone: MapZone): boolean => ![...taken.values()].includes(zone);
  for (const { id, name } of objectives) {
    const zone = markers.filter(isLeft).find((each) => each.id === id || each.name === name);
    if (zone !== undefined) taken.set(id, zone);
  }
  // The centre first, so that nobody else takes it.
  const unsaid = objectives.filter(({ id, fromEdges }) => !taken.has(id) && fromEdges === undefined);
  for (const objective of unsaid.toSorted((a, b) => Number(a.near !== null) - Number(b.near !== null))) {
    const zone = ownMarker(map, played, objective, markers.filter(isLeft));
    if (zone !== null) taken.set(objective.id, zone);
  }
  return taken;
}

function markerOf(map: BoardMap, played: Played, objective: Objective, own: MapZone | undefined): MapZone {
  const { id, name, fromEdges } = objective;
  const called = { id, kind: 'marker' as const, name: cutWords(name, MOST_NAME) };
  if (own !== undefined) return { ...called, corners: own.corners };
  const at = fromEdges === undefined ? usualPlace(map, played, objective) : placeFrom(map, fromEdges);
  return { ...called, corners: cornersAround(openNear(map, at)) };
}

/**
 * A board on which the objectives of the scenario lie as its markers, and no others (V-84): markers that bear their name or lay there
 * before, then where the scenario says, then markers of the board near the middle or the same side, then across it, where the ground
 * is open. Players lay them otherwise as they agree. What a board has no room for is left out.
 */
export function withObjectives(map: BoardMap, played: Played): BoardMap {
  const taken = markersTaken(map, played);
  const places = map.zones.filter((zone) => !isMarker(zone));
  const laid = played.scenario.objectives.map((each) => markerOf(map, played, each, taken.get(each.id)));
  return { ...map, zones: [...places, ...laid.slice(0, Math.max(0, MOST_ZONES - places.length))] };
}
