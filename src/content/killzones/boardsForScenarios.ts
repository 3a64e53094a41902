import type { BoardMap } from '../../engine/board/boardMap.ts';
import { isFor } from './boardSizes.ts';
import type { Killzone } from './loadKillzones.ts';
import { mapOfBoard } from './ownBoard.ts';
import type { KillzoneRow } from './schema.ts';

/** The game that scenarios are written for. */
const GAME = 'acolyte';

/** The killzones that scenarios may be bound to, by id: those of packs, then those of the app. */
export function killzonesForScenarios(
  own: ReadonlyMap<string, KillzoneRow>,
  ours: ReadonlyMap<string, Killzone>,
): ReadonlyMap<string, Killzone> {
  const all: readonly Killzone[] = [
    ...[...own.values()].map((row) => ({ row, map: mapOfBoard(row) })),
    ...ours.values(),
  ];
  return new Map(all.filter(({ row }) => isFor(GAME, row)).map((each) => [each.row.id, each]));
}

/** Their boards. */
export const boardsForScenarios = (
  ...killzones: Parameters<typeof killzonesForScenarios>
): ReadonlyMap<string, BoardMap> => new Map([...killzonesForScenarios(...killzones)].map(([id, { map }]) => [id, map]));
