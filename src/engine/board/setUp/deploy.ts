import type { BoardMap, MapZone } from '../boardMap.ts';

/** By their ids, the zones in which the first and the second side set up; none: those that the board has for it. */
export type DropZones = readonly [first: readonly string[], second: readonly string[]];

/** Which sides set up in a zone: by what was said, else as the board has it. */
function sidesIn({ id, kind, side }: MapZone, wanted: DropZones): readonly (0 | 1)[] {
  const isOwn = (of: 0 | 1): boolean => kind === 'drop' && (side ?? of) === of;
  return ([0, 1] as const).filter((of) => (wanted[of].length === 0 ? isOwn(of) : wanted[of].includes(id)));
}

function asSaid(zone: MapZone, wanted: DropZones): MapZone {
  const [one, other] = sidesIn(zone, wanted);
  const { side: _side, ...rest } = zone;
  if (one === undefined) return zone.kind === 'drop' ? { ...rest, kind: 'area' } : zone;
  return { ...rest, kind: 'drop', ...(other === undefined && { side: one }) };
}

/**
 * A board on which these zones are where the sides set up. A drop zone in which nobody does is an area; ids that the board does
 * not have mean nothing, and a side of which it has none sets up where the board says.
 */
export function deployedOn(map: BoardMap, wanted: DropZones): BoardMap {
  const there = (ids: readonly string[]) => ids.filter((id) => map.zones.some((zone) => zone.id === id));
  const known: DropZones = [there(wanted[0]), there(wanted[1])];
  if (known.every((ids) => ids.length === 0)) return map;
  return { ...map, zones: map.zones.map((zone) => asSaid(zone, known)) };
}
