import type { BattleBoard } from '../../../board/battleBoard.ts';
import type { MapZone, ZONES } from '../../../board/boardMap.ts';
import type { Place } from '../../../board/move/place.ts';
import { toInches } from '../../../board/units.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';

/** A place with what lies there: a base, or a point. In grid steps. */
export interface Mark extends Place {
  readonly radius: number;
}

const span = (numbers: readonly number[]): readonly [middle: number, half: number] => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return [Math.round((least + most) / 2), (most - least) / 2];
};

/** A zone as what lies in its middle, on the ground, as wide as the zone is narrow. */
function middleOf({ corners }: MapZone): Mark {
  const [[x, wide], [y, deep]] = [span(corners.map(([left]) => left)), span(corners.map(([, near]) => near))];
  return { x, y, z: 0, radius: Math.min(wide, deep) };
}

/** The middles of all zones of a kind. */
export const zonesOf = ({ map }: BattleBoard, kind: (typeof ZONES)[number]): readonly Mark[] =>
  map.zones.filter((zone) => zone.kind === kind).map(middleOf);

/** A place as the table calls it: where somebody of this name stands, or a zone of the board; null: the board has none. */
export function placeNamed({ operatives, board }: BattleState, name: string | null | undefined): Mark | null {
  if (board === undefined || name === null || name === undefined) return null;
  const somebody = operatives.find((operative) => operative.name === name && board.places[operative.id] !== undefined);
  if (somebody !== undefined) return board.places[somebody.id] ?? null;
  const zone = board.map.zones.find((each) => each.name === name);
  return zone === undefined ? null : middleOf(zone);
}

/** Inches between a base and a mark. */
export function inchesBetween(one: Mark, other: Mark): number {
  const across = Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius;
  return toInches(Math.hypot(Math.max(0, across), one.z - other.z));
}
