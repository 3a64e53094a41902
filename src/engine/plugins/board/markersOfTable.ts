import type { NamedMarkers } from '../../board/setUp/bind.ts';
import type { MiddleStart } from '../../board/setUp/startInMiddle.ts';
import type { Mission } from '../../family/killteam/model/mission.ts';

/** The markers of a mission that are to lie on a board. */
export type MarkersOf = (mission: Mission) => readonly NamedMarkers[];

/** The side of a mission that starts about the middle of a board; null: each has its drop zone. */
export type StartOf = (mission: Mission) => MiddleStart | null;

/** Those that a scenario lays out on its table. */
export const markersOfTable = ({ table }: Pick<Mission, 'table'>): readonly NamedMarkers[] =>
  (table?.markers ?? []).map(({ id, name, count, entry, zones, lies }) => ({
    id,
    name,
    count,
    kind: entry ? 'entry' : 'marker',
    ...(zones !== undefined && { zones }),
    ...(lies !== undefined && { lies }),
  }));
