import { boardsIn, withBoard, withoutBoard } from '../../content/killzones/boardFile.ts';
import { loadBundledKillzones } from '../../content/killzones/bundledKillzones.ts';
import type { KillzonePack } from '../../content/killzones/loadKillzones.ts';
import { type KillzoneRow, killzoneRow } from '../../content/killzones/schema.ts';
import type { App } from '../base/app.ts';
import { part } from '../base/part.ts';
import { typedTextsOf } from '../base/typedTexts.ts';
import { useApp } from '../base/useApp.ts';
import { dropPhotosGone } from './photosGone.ts';
import { keeperOf } from './madeRows.ts';
import { workshopStoreOf } from './workshopStore.ts';

/** The boards of one's own, and those that come with the app, with the pieces that they are made of. */
export interface Boards {
  readonly own: readonly KillzoneRow[];
  readonly shipped: KillzonePack;
}

function boardsFor(app: App) {
  const store = workshopStoreOf(app);
  const keeper = keeperOf<KillzoneRow>(
    store,
    { kind: 'killzones', shape: killzoneRow, rowsIn: boardsIn, withRow: withBoard, withoutRow: withoutBoard },
    typedTextsOf(app),
  );
  return {
    ...keeper,

    /** Everything there is; null: it cannot be read. Never rejects. */
    read: async (): Promise<Boards | null> => {
      await keeper.settle();
      const [files, shipped] = await Promise.all([store.read(), loadBundledKillzones().catch(() => null)]);
      if (files === null || shipped === null) return null;
      const own = boardsIn(files);
      void dropPhotosGone(
        app,
        own.map(({ id }) => id),
      );
      return { own, shipped };
    },
  };
}

/** The boards of an app’s workshop. */
export const madeBoardsOf = part(boardsFor);

/** The boards of the workshop of the app that a component stands in. */
export const useMadeBoards = (): ReturnType<typeof boardsFor> => madeBoardsOf(useApp());
