import type { NamedMarkers } from '../../board/setUp/bind.ts';
import type { BoardMap, MapZone } from '../../board/boardMap.ts';
import { zonesLying } from '../../family/killteam/model/boardMarkers.ts';
import type { Mission } from '../../family/killteam/model/mission.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';

/** Whether a board is the one that a scenario binds its places to. */
export const isGround = ({ ground }: Pick<Mission, 'ground'>, { id }: Pick<BoardMap, 'id'>): boolean =>
  ground?.killzone === id;

/** Markers as a scenario wants them on a board: the zones that it names are those of its own alone. */
export const wantedOn = (mission: Mission, map: BoardMap, markers: readonly NamedMarkers[]): readonly NamedMarkers[] =>
  isGround(mission, map) ? markers : markers.map(({ zones: _zones, ...rest }) => rest);

/** Every zone that conditions within a part of a script ask about. */
function zonesAsked(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap((each: unknown) => zonesAsked(each));
  return 'is' in part && 'zone' in part && typeof part.zone === 'string' ? [part.zone, ...inner] : inner;
}

/** Zones that a script calls by their name. */
function zonesNamed({ script }: Mission): readonly string[] {
  if (script === undefined) return [];
  const { waves, objectives, actions, hooks, endings } = script;
  return [...waves.flatMap(({ entries = [] }) => entries), ...zonesAsked([objectives, actions, hooks, endings])];
}

/** Zones that a scenario calls by their name or sets somebody up in, beside those of its markers: none of them becomes another marker. */
export function spokenFor(
  { mission, operatives }: Pick<BattleState, 'mission' | 'operatives'>,
  map: BoardMap,
): ReadonlySet<string> {
  if (!isGround(mission, map)) return new Set();
  return new Set([...operatives.flatMap(({ zones = [] }) => zones), ...zonesNamed(mission)]);
}

/** What the marker is called on the board that lies in a zone that a scenario names; null: none of its markers lies there. */
function markerIn({ table }: Mission, zone: string): string | null {
  for (const { id, count, zones = [] } of table?.markers ?? []) {
    const nth = zones.indexOf(zone);
    if (nth >= 0 && nth < count) return count === 1 ? id : `${id}-${nth + 1}`;
  }
  return null;
}

/** What the markers of the table with an id are called on a board, one after the other. */
const markersCalled = ({ table }: Mission, id: string): readonly string[] =>
  (table?.markers ?? [])
    .filter((each) => each.id === id)
    .flatMap(({ count }) => (count === 1 ? [id] : Array.from({ length: count }, (_, at) => `${id}-${at + 1}`)));

/** The markers of the table with an id that lie on this battle’s board; none without a board. */
export function markersMeant(
  state: Pick<BattleState, 'mission' | 'board' | 'operatives'>,
  id: string,
): readonly MapZone[] {
  const called = new Set(markersCalled(state.mission, id));
  return (['marker', 'entry'] as const)
    .flatMap((kind) => zonesLying(state, kind))
    .filter((zone) => called.has(zone.id));
}

/** The zone of a board that a scenario means, also where one of its markers lies in it under another name; null: it has none such. */
const zoneOn = (mission: Mission, { zones }: BoardMap, id: string): MapZone | null =>
  zones.find((zone) => zone.id === id) ?? zones.find((zone) => zone.id === markerIn(mission, id)) ?? null;

type OfBattle = Pick<BattleState, 'mission' | 'board'>;

/** The zone of this battle’s board that its scenario means; null: it is on no such board, or that has no such zone. */
export const zoneMeant = ({ mission, board }: OfBattle, id: string): MapZone | null =>
  board === undefined || !isGround(mission, board.map) ? null : zoneOn(mission, board.map, id);

/** By their ids on this battle’s board, the zones that its scenario means by these; undefined: it is on no such board. */
export function zonesMeant({ mission, board }: OfBattle, ids: readonly string[]): readonly string[] | undefined {
  if (board === undefined || !isGround(mission, board.map)) return undefined;
  return ids.flatMap((id) => zoneOn(mission, board.map, id)?.id ?? []);
}
