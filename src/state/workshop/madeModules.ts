import { modulesIn, withModule, withoutModule } from '../../content/moduleFiles.ts';
import { moduleRow, type ModuleRow } from '../../content/schema/module.ts';
import type { TypedTexts } from '../../persistence/typedTexts.ts';
import { keeperOf } from './madeRows.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';
import { madeScenariosOf, type Scenarios, type scenariosOf } from './madeScenarios.ts';
import { typedTextsOf } from '../base/typedTexts.ts';
import { type WorkshopStore, workshopStoreOf } from './workshopStore.ts';

/** The linked campaigns there are, with the scenarios that they can name. */
export interface Modules {
  readonly own: readonly ModuleRow[];
  readonly scenarios: Scenarios;
}

/** The linked campaigns of one’s own in a store; `made`: the scenarios that they may name. */
export function modulesOf(
  store: Pick<WorkshopStore, 'read' | 'change'>,
  texts: TypedTexts,
  made: Pick<ReturnType<typeof scenariosOf>, 'read' | 'withNeeds'>,
) {
  const keeper = keeperOf<ModuleRow>(
    store,
    {
      kind: 'modules',
      shape: moduleRow,
      rowsIn: modulesIn,
      withRow: (files, row) => withModule(made.withNeeds(files, row), row),
      withoutRow: withoutModule,
    },
    texts,
  );
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

type MadeModules = ReturnType<typeof modulesOf>;

const madeModulesOf = part((app): MadeModules =>
  modulesOf(workshopStoreOf(app), typedTextsOf(app), madeScenariosOf(app)),
);

/** The linked campaigns of the workshop of the app that a component stands in. */
export const useMadeModules = (): MadeModules => madeModulesOf(useApp());
