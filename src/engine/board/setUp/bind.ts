import type { BoardMap, MapZone } from '../boardMap.ts';
import { cornersAround } from './cornersAround.ts';
import type { Draw } from './draw.ts';
import { type LaidMarker, layMarkers, type WantedMarkers } from './markers.ts';

/** Markers of a scenario with what they are called. */
export interface NamedMarkers extends WantedMarkers {
  readonly name: string;
}

/** A marker that lies somewhere, as a zone: the board’s own one under the scenario’s name, or one of its own. */
function zoneOf({ zones }: BoardMap, laid: LaidMarker, { id, kind, name, count }: NamedMarkers): MapZone {
  const called = count === 1 ? { id, name } : { id: `${id}-${laid.number + 1}`, name: `${name} ${laid.number + 1}` };
  const own = zones.find((zone) => zone.id === laid.zone);
  return own === undefined ? { ...called, kind, corners: cornersAround(laid.at) } : { ...own, ...called, kind };
}

/**
 * A board with the markers of a scenario on it, by its names: those of the board are taken first, each once, and the markers that
 * nothing asks for are left out but for those that are spoken for; places where somebody enters stay. Without any wanted it is as it was. The same seed, the same
 * places.
 */
export function bound(
  map: BoardMap,
  wanted: readonly NamedMarkers[],
  draw: Draw,
  spokenFor: ReadonlySet<string> = new Set(),
): BoardMap {
  if (wanted.length === 0) return map;
  const laid = layMarkers(map, wanted, draw, spokenFor);
  const taken = new Set(laid.map(({ zone }) => zone));
  const asksMarkers = wanted.some(({ kind }) => kind === 'marker');
  const isLeft = ({ id, kind }: MapZone): boolean => asksMarkers && kind === 'marker' && !spokenFor.has(id);
  const kept = map.zones.filter((zone) => !taken.has(zone.id) && !isLeft(zone));
  const zones = laid.flatMap((each) => wanted.filter(({ id }) => id === each.id).map((one) => zoneOf(map, each, one)));
  return { ...map, zones: [...kept, ...zones] };
}
