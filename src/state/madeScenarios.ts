import { loadBundledPack } from '../content/bundledPack.ts';
import type { Pack } from '../content/pack.ts';
import type { RawFiles } from '../content/packRows.ts';
import type { MissionRow } from '../content/schema/mission.ts';
import { scenariosIn, withoutScenario, withScenario } from '../content/scenarioFiles.ts';
import { freeId, idOf } from '../content/tableIds.ts';
import { type Stored, type WorkshopStore, workshopStore } from './workshopStore.ts';

/** The scenarios there are. `base`: the bundled pack, whose scenarios can be copied; `files`: of one’s own pack. */
export interface Scenarios {
  readonly own: readonly MissionRow[];
  readonly base: Pack;
  readonly files: RawFiles;
}

/** A scenario to be kept. `was`: the one that was seen when this was made, null: none; `copyName`: of one beside it. */
export interface GivenScenario {
  readonly row: MissionRow;
  readonly was: MissionRow | null;
  readonly copyName: (name: string) => string;
}

/** What came of keeping a scenario: the scenario as it is kept now, or why it is not. */
export type KeptScenario =
  | { readonly kind: 'stored'; readonly row: MissionRow }
  | { readonly kind: Exclude<Stored, 'stored'> };

const LONGEST_NAME = 80;

const same = (a: MissionRow, b: MissionRow | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The scenario itself, or under an id of its own where another tab has put another one in its place meanwhile. */
function besideOther({ row, was, copyName }: GivenScenario, here: readonly MissionRow[]): MissionRow {
  const stored = here.find(({ id }) => id === row.id);
  if (stored === undefined || same(stored, was) || same(stored, row)) return row;
  const name = copyName(row.name).slice(0, LONGEST_NAME);
  return { ...row, name, id: freeId(idOf(name), new Set(here.map(({ id }) => id))) };
}

/** The scenarios of one’s own in a store. */
export const scenariosOf = (store: Pick<WorkshopStore, 'read' | 'change'>) => ({
  /** Everything there is; null: it cannot be read. Never rejects. */
  read: async (): Promise<Scenarios | null> => {
    const [files, base] = await Promise.all([store.read(), loadBundledPack().catch(() => null)]);
    return files === null || base === null ? null : { own: scenariosIn(files), base, files };
  },

  /**
   * Keeps a scenario in place of the one of its id; where another tab has written that one meanwhile, beside it under an id
   * and a name of its own. `give` is called when all changes before are done. Never rejects.
   */
  keep: async (give: () => GivenScenario): Promise<KeptScenario> => {
    let kept: MissionRow | null = null;
    const kind = await store.change((files) => {
      kept = besideOther(give(), scenariosIn(files));
      return withScenario(files, kept);
    });
    return kind === 'stored' && kept !== null ? { kind, row: kept } : { kind: kind === 'stored' ? 'failed' : kind };
  },

  /** Removes a scenario. */
  remove: (id: string): Promise<Stored> => store.change((files) => withoutScenario(files, id)),
});

/** The scenarios of this browser’s workshop. */
export const madeScenarios = scenariosOf(workshopStore);
