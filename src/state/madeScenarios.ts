import { loadBundledPack } from '../content/bundledPack.ts';
import type { Pack } from '../content/pack.ts';
import type { RawFiles } from '../content/packRows.ts';
import type { MissionRow } from '../content/schema/mission.ts';
import { scenariosIn, withoutScenario, withScenario } from '../content/scenarioFiles.ts';
import { keeperOf } from './madeRows.ts';
import { type WorkshopStore, workshopStore } from './workshopStore.ts';

/** The scenarios there are. `base`: the bundled pack, whose scenarios can be copied; `files`: of one’s own pack. */
export interface Scenarios {
  readonly own: readonly MissionRow[];
  readonly base: Pack;
  readonly files: RawFiles;
}

/** The scenarios of one’s own in a store. */
export const scenariosOf = (store: Pick<WorkshopStore, 'read' | 'change'>) => ({
  /** Everything there is; null: it cannot be read. Never rejects. */
  read: async (): Promise<Scenarios | null> => {
    const [files, base] = await Promise.all([store.read(), loadBundledPack().catch(() => null)]);
    return files === null || base === null ? null : { own: scenariosIn(files), base, files };
  },
  ...keeperOf(store, {
    kind: 'missions',
    rowsIn: scenariosIn,
    withRow: withScenario,
    withoutRow: withoutScenario,
  }),
});

/** The scenarios of this browser’s workshop. */
export const madeScenarios = scenariosOf(workshopStore);
