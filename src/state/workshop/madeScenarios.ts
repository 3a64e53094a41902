import { loadBundledPack } from '../../content/bundledPack.ts';
import type { Pack } from '../../content/pack.ts';
import type { RawFiles } from '../../content/packRows.ts';
import { type MissionRow, missionRow } from '../../content/schema/mission.ts';
import { scenariosIn, withoutScenario, withScenario } from '../../content/scenarioFiles.ts';
import type { TypedTexts } from '../../persistence/typedTexts.ts';
import { keeperOf } from './madeRows.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';
import { typedTextsOf } from '../base/typedTexts.ts';
import { type WorkshopStore, workshopStoreOf } from './workshopStore.ts';

/** The scenarios there are. `base`: the bundled pack, whose scenarios can be copied; `files`: of one’s own pack. */
export interface Scenarios {
  readonly own: readonly MissionRow[];
  readonly base: Pack;
  readonly files: RawFiles;
}

/** The scenarios of one’s own in a store. */
export function scenariosOf(store: Pick<WorkshopStore, 'read' | 'change'>, texts: TypedTexts) {
  const keeper = keeperOf(
    store,
    {
      kind: 'missions',
      shape: missionRow,
      rowsIn: scenariosIn,
      withRow: withScenario,
      withoutRow: withoutScenario,
    },
    texts,
  );
  return {
    ...keeper,

    /** Everything there is; null: it cannot be read. Never rejects. */
    read: async (): Promise<Scenarios | null> => {
      await keeper.settle();
      const [files, base] = await Promise.all([store.read(), loadBundledPack().catch(() => null)]);
      return files === null || base === null ? null : { own: scenariosIn(files), base, files };
    },
  };
}

type MadeScenarios = ReturnType<typeof scenariosOf>;

/** The scenarios of an app’s workshop. */
export const madeScenariosOf = part((app): MadeScenarios => scenariosOf(workshopStoreOf(app), typedTextsOf(app)));

/** The scenarios of the workshop of the app that a component stands in. */
export const useMadeScenarios = (): MadeScenarios => madeScenariosOf(useApp());
