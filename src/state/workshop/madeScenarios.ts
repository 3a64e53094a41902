import { loadBundledPack } from '../../content/bundledPack.ts';
import { type Ground, groundOf } from '../../content/ground.ts';
import { isWorkshopId } from '../../content/making/systems.ts';
import { joinsFirst } from '../../content/ownGames.ts';
import type { Pack } from '../../content/pack.ts';
import type { RawFiles } from '../../content/packRows.ts';
import { boardsForScenarios } from '../../content/killzones/boardsForScenarios.ts';
import { loadBundledKillzones } from '../../content/killzones/bundledKillzones.ts';
import type { Killzone } from '../../content/killzones/loadKillzones.ts';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import { type MissionRow, missionRow } from '../../content/schema/mission.ts';
import { scenariosIn, withoutScenario, withScenario } from '../../content/scenarioFiles.ts';
import { listOwnPacks } from '../../persistence/ownPacks.ts';
import type { TypedTexts } from '../../persistence/typedTexts.ts';
import type { App } from '../base/app.ts';
import { keeperOf } from './madeRows.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';
import { typedTextsOf } from '../base/typedTexts.ts';
import { type WorkshopStore, workshopStoreOf } from './workshopStore.ts';

/**
 * The scenarios there are. `base`: the bundled pack, whose scenarios can be copied; `ground`: all that a scenario of one’s own
 * may name, of packs that were taken too; `files`: of one’s own pack.
 */
export interface Scenarios {
  readonly own: readonly MissionRow[];
  readonly base: Pack;
  readonly ground: Ground;
  readonly files: RawFiles;
  /** Killzones that it may be bound to, by the ids by which it names them: one’s own, those of others, those of the app. */
  readonly boards: ReadonlyMap<string, BoardMap>;
}

/** Packs that were taken, can be played and join the rows of the app. Never rejects. */
export async function takenPacks({ ports }: App): Promise<readonly Pack[]> {
  const all = (await listOwnPacks(ports.durable)) ?? [];
  return all.flatMap(({ id, pack }) => (pack === null || isWorkshopId(id) || !joinsFirst(pack) ? [] : [pack]));
}

type Store = Pick<WorkshopStore, 'read' | 'change'>;
const NONE = (): Promise<readonly Pack[]> => Promise.resolve([]);

const NO_BOARDS: ReadonlyMap<string, Killzone> = new Map();

/** What scenarios may name by now; null: that cannot be read. */
async function readGround(store: Store, taken: typeof NONE): Promise<Omit<Scenarios, 'own'> | null> {
  const [files, base, packs, ours] = await Promise.all([
    store.read(),
    loadBundledPack().catch(() => null),
    taken(),
    loadBundledKillzones().catch(() => null),
  ]);
  if (files === null || base === null) return null;
  const ground = groundOf(base, files, packs);
  return { base, files, ground, boards: boardsForScenarios(ground.pack.killzones, ours?.killzones ?? NO_BOARDS) };
}

/** The scenarios of one’s own in a store. `taken`: packs that were taken: one whose row is named is built on from then on. */
export function scenariosOf(store: Store, texts: TypedTexts, taken = NONE) {
  let ground: Ground | null = null;
  const withNeeds = (files: RawFiles, row: object) => ground?.withNeeds(files, row) ?? files;
  const keeper = keeperOf(
    store,
    {
      kind: 'missions',
      shape: missionRow,
      rowsIn: scenariosIn,
      withRow: (files, row: MissionRow) => withScenario(withNeeds(files, row), row),
      withoutRow: withoutScenario,
    },
    texts,
  );
  return {
    ...keeper,

    /** The files with the packs among what they build on whose rows a row names, as far as they were read. */
    withNeeds,

    /** Everything there is; null: it cannot be read. Never rejects. */
    read: async (): Promise<Scenarios | null> => {
      await keeper.settle();
      const found = await readGround(store, taken);
      ground = found?.ground ?? null;
      return found === null ? null : { ...found, own: scenariosIn(found.files) };
    },
  };
}

type MadeScenarios = ReturnType<typeof scenariosOf>;

/** The scenarios of an app’s workshop. */
export const madeScenariosOf = part((app): MadeScenarios =>
  scenariosOf(workshopStoreOf(app), typedTextsOf(app), () => takenPacks(app)),
);

/** The scenarios of the workshop of the app that a component stands in. */
export const useMadeScenarios = (): MadeScenarios => madeScenariosOf(useApp());
