import type { MapZone, ZONES } from '../../board/boardMap.ts';
import type { Place } from '../../board/move/place.ts';
import { toInches } from '../../board/units.ts';
import { standing } from '../../family/killteam/model/lookup.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';

/** A place with what lies there: a base, or a point. In grid steps. */
export interface Mark extends Place {
  readonly radius: number;
}

type OnBoard = Pick<BattleState, 'board' | 'operatives'>;

const span = (numbers: readonly number[]): readonly [middle: number, half: number] => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return [Math.round((least + most) / 2), (most - least) / 2];
};

/** A zone as what lies in its middle, on the ground, as wide as the zone is narrow. */
export function middleOf({ corners }: Pick<MapZone, 'corners'>): Mark {
  const [[x, wide], [y, deep]] = [span(corners.map(([left]) => left)), span(corners.map(([, near]) => near))];
  return { x, y, z: 0, radius: Math.min(wide, deep) };
}

const carriesIt =
  ({ id, name }: MapZone) =>
  (operative: Operative): boolean =>
    standing(operative) && [id, name].includes(operative.carriesMarker ?? '');

/** The zones of a kind; of markers those that lie there, for nobody carries them. Without a board none. */
export const zonesLying = ({ board, operatives }: OnBoard, kind: (typeof ZONES)[number]): readonly MapZone[] =>
  (board?.map.zones ?? []).filter((zone) => zone.kind === kind && !operatives.some(carriesIt(zone)));

/** The middles of all zones of a kind that lie there. */
export const marksLying = (state: OnBoard, kind: (typeof ZONES)[number]): readonly Mark[] =>
  zonesLying(state, kind).map(middleOf);

/** Inches between a base and a mark. */
export function inchesBetween(one: Mark, other: Mark): number {
  const across = Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius;
  return toInches(Math.hypot(Math.max(0, across), one.z - other.z));
}

/** How far a marker is from somebody, in inches: from base to its edge, or to its centre; null: one of both has no place. */
export function inchesToMarker(state: OnBoard, operative: string, zone: MapZone, to: 'edge' | 'centre'): number | null {
  const place = state.board?.places[operative];
  if (place === undefined) return null;
  const mark = middleOf(zone);
  return inchesBetween(place, to === 'edge' ? mark : { ...mark, radius: 0 });
}

type Corner = MapZone['corners'][number];

/** How far a point is from the line between two corners. */
function fromEdge({ x, y }: Pick<Mark, 'x' | 'y'>, [ax, ay]: Corner, [bx, by]: Corner): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / Math.max(1, dx * dx + dy * dy);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

/** Whether a base lies over a zone as seen from above, be it with a part of it; one that touches the border does. */
export function isOver({ corners }: Pick<MapZone, 'corners'>, base: Pick<Mark, 'x' | 'y' | 'radius'>): boolean {
  const edges = corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner] as const);
  const turns = edges.map(([[ax, ay], [bx, by]]) => Math.sign((bx - ax) * (base.y - ay) - (by - ay) * (base.x - ax)));
  const isInside = turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
  return isInside || edges.some(([from, to]) => fromEdge(base, from, to) <= base.radius);
}

/** How near a marker is to be touched, in inches: its control range (A3.1). */
const CONTROL = 1;

/** The marker that lies nearest to somebody, within its control range; null: there is none, or it has no place on the board. */
export function markerAt(state: OnBoard, operative: string): MapZone | null {
  const near = zonesLying(state, 'marker').flatMap((zone) => {
    const inches = inchesToMarker(state, operative, zone, 'edge');
    return inches === null || inches > CONTROL ? [] : [{ zone, inches }];
  });
  return near.toSorted((one, other) => one.inches - other.inches)[0]?.zone ?? null;
}
