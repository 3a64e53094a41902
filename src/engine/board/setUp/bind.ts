import { cutWords } from '../../core/plainWords.ts';
import { type BoardMap, type MapZone, MOST_NAME, MOST_ZONES } from '../boardMap.ts';
import { cornersAround } from './cornersAround.ts';
import type { Draw } from './draw.ts';
import { type LaidMarker, layMarkers, type WantedMarkers } from './markers.ts';

/** Markers of a scenario with what they are called. */
export interface NamedMarkers extends WantedMarkers {
  readonly name: string;
}

/** A name as long as a board keeps it, with so many letters to follow. */
const cut = (name: string, more = 0): string => cutWords(name, MOST_NAME - more);

/** Those that a board has room for: who lies in a zone of its own takes none. */
function withRoom(laid: readonly LaidMarker[], room: number): readonly LaidMarker[] {
  const open = laid.filter(({ zone }) => zone === null);
  const left = new Set(open.slice(Math.max(0, room - (laid.length - open.length))));
  return laid.filter((each) => !left.has(each));
}

/** A marker that lies somewhere, as a zone: the board’s own one under the scenario’s name, or one of its own. */
function zoneOf({ zones }: BoardMap, laid: LaidMarker, { id, kind, name, count }: NamedMarkers): MapZone {
  const nth = count === 1 ? '' : `${laid.number + 1}`;
  const called =
    nth === '' ? { id, name: cut(name) } : { id: `${id}-${nth}`, name: `${cut(name, nth.length + 1)} ${nth}` };
  const own = zones.find((zone) => zone.id === laid.zone);
  return own === undefined ? { ...called, kind, corners: cornersAround(laid.at) } : { ...own, ...called, kind };
}

/**
 * A board with the markers of a scenario on it, by its names: those of the board are taken first, each once, and the markers that
 * nothing asks for are left out but for those that are spoken for; places where somebody enters stay. What a board has no room for is left out. Without any wanted it is as it was. The same seed, the same
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
  const zones = withRoom(laid, MOST_ZONES - kept.length).flatMap((each) =>
    wanted.filter(({ id }) => id === each.id).map((one) => zoneOf(map, each, one)),
  );
  return { ...map, zones: [...kept, ...zones] };
}
