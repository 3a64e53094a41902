import { modulesIn, withModule, withoutModule } from '../content/moduleFiles.ts';
import type { ModuleRow } from '../content/schema/module.ts';
import { keeperOf } from './madeRows.ts';
import { type Scenarios, scenariosOf } from './madeScenarios.ts';
import { type WorkshopStore, workshopStore } from './workshopStore.ts';

/** The linked campaigns there are, with the scenarios that they can name. */
export interface Modules {
  readonly own: readonly ModuleRow[];
  readonly scenarios: Scenarios;
}

/** The linked campaigns of one’s own in a store. */
export const modulesOf = (store: Pick<WorkshopStore, 'read' | 'change' | 'removed'>) => ({
  /** Everything there is; null: it cannot be read. Never rejects. */
  read: async (): Promise<Modules | null> => {
    const scenarios = await scenariosOf(store).read();
    return scenarios === null ? null : { own: modulesIn(scenarios.files), scenarios };
  },
  ...keeperOf(store, { kind: 'modules', rowsIn: modulesIn, withRow: withModule, withoutRow: withoutModule }),
});

/** The linked campaigns of this browser’s workshop. */
export const madeModules = modulesOf(workshopStore);
