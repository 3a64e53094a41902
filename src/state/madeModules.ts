import { modulesIn, withModule, withoutModule } from '../content/moduleFiles.ts';
import { moduleRow, type ModuleRow } from '../content/schema/module.ts';
import type { TypedTexts } from '../persistence/typedTexts.ts';
import { keeperOf } from './madeRows.ts';
import { madeScenarios, type Scenarios, scenariosOf } from './madeScenarios.ts';
import { typedTexts } from './typedTexts.ts';
import { type WorkshopStore, workshopStore } from './workshopStore.ts';

/** The linked campaigns there are, with the scenarios that they can name. */
export interface Modules {
  readonly own: readonly ModuleRow[];
  readonly scenarios: Scenarios;
}

const ROWS = {
  kind: 'modules',
  shape: moduleRow,
  rowsIn: modulesIn,
  withRow: withModule,
  withoutRow: withoutModule,
} as const;

/** The linked campaigns of one’s own in a store. */
export function modulesOf(
  store: Pick<WorkshopStore, 'read' | 'change' | 'removed'>,
  texts: TypedTexts = typedTexts,
  made: Pick<typeof madeScenarios, 'read'> = scenariosOf(store, texts),
) {
  const keeper = keeperOf<ModuleRow>(store, ROWS, texts);
  return {
    ...keeper,

    /** Everything there is; null: it cannot be read. Never rejects. */
    read: async (): Promise<Modules | null> => {
      await keeper.settle();
      const scenarios = await made.read();
      return scenarios === null ? null : { own: modulesIn(scenarios.files), scenarios };
    },
  };
}

/** The linked campaigns of this browser’s workshop. */
export const madeModules = modulesOf(workshopStore, typedTexts, madeScenarios);
