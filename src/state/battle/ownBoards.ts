import { mapOfBoard } from '../../content/killzones/ownBoard.ts';
import { keptBoardId } from '../../content/killzones/keptBoardId.ts';
import type { Killzone } from '../../content/killzones/loadKillzones.ts';
import { ownRowId } from '../../content/ownRowId.ts';
import { listOwnPacks } from '../../persistence/ownPacks.ts';
import type { App } from '../base/app.ts';

/** The boards of all own packs that can be played: made in the workshop, or taken from others. Never rejects. */
export async function ownBoards({ ports }: Pick<App, 'ports'>): Promise<readonly Killzone[]> {
  const packs = (await listOwnPacks(ports.durable)) ?? [];
  return packs.flatMap(({ pack }) =>
    [...(pack?.killzones.values() ?? [])].map((row) => {
      const id = keptBoardId(ownRowId(pack?.manifest.id ?? '', row.id));
      return { row: { ...row, id }, map: mapOfBoard({ ...row, id }) };
    }),
  );
}
