import type { NamedMarkers } from '../../board/setUp/bind.ts';
import type { Mission } from '../../family/killteam/model/mission.ts';

/** The markers of a mission that are to lie on a board. */
export type MarkersOf = (mission: Mission) => readonly NamedMarkers[];

/** Those that a scenario lays out on its table. */
export const markersOfTable = ({ table }: Pick<Mission, 'table'>): readonly NamedMarkers[] =>
  (table?.markers ?? []).map(({ id, name, count, entry }) => ({ id, name, count, kind: entry ? 'entry' : 'marker' }));
