import type { BoardMap, MapPart } from '../boardMap.ts';
import { MARGIN } from '../margin.ts';
import { terrainOn } from '../mapTerrain.ts';
import { type Graph, graphOf } from '../move/graph.ts';
import { type Ground, BLOCKED, groundOf } from '../move/ground.ts';
import { KILL_TEAM_3_MOVES } from '../move/moveRules.ts';
import { type Beside, type Top, climbOf, extraOver, placesOf } from '../move/tops.ts';
import type { Part } from '../part.ts';
import { distanceToPolygon, lengthOf } from '../plane.ts';
import { USUAL } from '../setUp/body.ts';
import { EPSILON, toGrid, toInches } from '../units.ts';
import type { Answer, Finding } from './finding.ts';
import { middleOf } from './polygons.ts';

const groundOn = (map: BoardMap): Ground =>
  groundOf(terrainOn(map), { left: 0, right: map.width, near: 0, far: map.height }, USUAL, KILL_TEAM_3_MOVES);

const isFloor = ({ traits }: Part): boolean => traits.has('Vantage') && !traits.has('Open');

const areJoined = (one: Part, other: Part): boolean =>
  Math.abs(one.high - other.high) <= EPSILON &&
  (one.corners.some((corner) => distanceToPolygon(corner, other.corners) <= MARGIN) ||
    other.corners.some((corner) => distanceToPolygon(corner, one.corners) <= MARGIN));

const holds = (floor: Part, { at }: Beside): boolean =>
  Math.abs(floor.high - at.z) <= EPSILON && distanceToPolygon(at, floor.corners) <= EPSILON;

/** From somewhere reached onto a top: a climb, and a way over to where one can stand. */
function leadsUp(ground: Ground, top: Top, isReached: (beside: Beside) => boolean, all: readonly Beside[]): boolean {
  const up = all.filter(({ below }) => below <= EPSILON);
  if (up.length === 0) return false;
  return all.some(
    (from) =>
      from.below > EPSILON &&
      isReached(from) &&
      climbOf(ground, top, from) !== null &&
      up.some((to) => extraOver(ground, top, from, to) !== BLOCKED),
  );
}

/** From the top of something reached down onto a floor beside it. */
function leadsDown(ground: Ground, top: Top, floor: Part, all: readonly Beside[]): boolean {
  const up = all.filter(({ below }) => below <= EPSILON);
  return all.some(
    (to) => to.below > EPSILON && holds(floor, to) && up.some((from) => extraOver(ground, top, from, to) !== BLOCKED),
  );
}

/** All floors to which somebody comes from the killzone floor: by climbing, level, or down from higher ones. */
function reachedFloors({ ground, tops, nodes }: Graph, floors: readonly Part[]): ReadonlySet<Part> {
  const reached = new Set<Part>();
  const topOf = new Map(tops.map((top) => [top.part, top]));
  const isReached = (beside: Beside): boolean =>
    beside.at.z === 0 || [...reached].some((floor) => holds(floor, beside));
  const comesTo = (floor: Part): boolean => {
    const top = topOf.get(floor);
    if ([...reached].some((other) => areJoined(other, floor))) return true;
    if (top !== undefined && leadsUp(ground, top, isReached, placesOf(ground, top, nodes).all)) return true;
    return [...reached].some((other) => {
      const above = other.high > floor.high ? topOf.get(other) : undefined;
      return above !== undefined && leadsDown(ground, above, floor, placesOf(ground, above, nodes).all);
    });
  };
  let found = -1;
  while (reached.size > found) {
    found = reached.size;
    for (const floor of floors) if (!reached.has(floor) && comesTo(floor)) reached.add(floor);
  }
  return reached;
}

function lost(map: BoardMap): readonly Part[] {
  const floors = terrainOn(map).parts.filter(isFloor);
  if (floors.length === 0) return [];
  const reached = reachedFloors(graphOf(groundOn(map)), floors);
  return floors.filter((floor) => !reached.has(floor));
}

const [LADDER_WIDE, LADDER_DEEP] = [toGrid(0.8), toGrid(0.2)];

/** Ladders against each side of a floor, from the killzone floor up. */
function laddersFor({ corners, high }: Part): readonly MapPart[] {
  return corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner;
    const [dx, dy] = [next.x - corner.x, next.y - corner.y];
    const length = lengthOf(dx, dy);
    if (length < LADDER_WIDE) return [];
    const [ux, uy] = [dx / length, dy / length];
    const place = (along: number, out: number): [number, number] => [
      Math.round((corner.x + next.x) / 2 + ux * along + uy * out),
      Math.round((corner.y + next.y) / 2 + uy * along - ux * out),
    ];
    const half = LADDER_WIDE / 2;
    const box = [place(-half, 0), place(-half, LADDER_DEEP), place(half, LADDER_DEEP), place(half, 0)];
    return [{ corners: box, low: 0, high, traits: ['Exposed', 'Scalable'] }];
  });
}

const withPart = (map: BoardMap, id: string, part: MapPart): BoardMap => ({
  ...map,
  pieces: map.pieces.map((piece) => (piece.id === id ? { ...piece, parts: [...piece.parts, part] } : piece)),
});

const isOn = ({ width, height }: BoardMap, { corners }: MapPart): boolean =>
  corners.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height);

function answersFor(map: BoardMap, floor: Part): readonly Answer[] {
  const id = floor.feature;
  const part = laddersFor(floor).find(
    (ladder) => isOn(map, ladder) && !lost(withPart(map, id, ladder)).some((other) => other.id === floor.id),
  );
  return [...(part === undefined ? [] : [{ do: 'ladder' as const, id, part }]), { do: 'noFloor', id }];
}

/** Floors that nobody comes to, or that nobody can stand on: each piece once. */
export function lintAccess(map: BoardMap): readonly Finding[] {
  const byPiece = new Map(
    lost(map)
      .toReversed()
      .map((floor) => [floor.feature, floor]),
  );
  return [...byPiece.values()].toReversed().map((floor) => ({
    what: 'noAccess',
    at: [floor.feature],
    where: middleOf(floor.corners),
    inches: toInches(floor.high),
    answers: answersFor(map, floor),
  }));
}
