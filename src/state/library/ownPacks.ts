import { isEqual } from '../../engine/core/isEqual.ts';
import { loadBundledPack } from '../../content/bundledPack.ts';
import { BUNDLED_PACKS } from '../../content/dependencies.ts';
import { mergePacks } from '../../content/mergePacks.ts';
import { hasSides, joinsFirst } from '../../content/ownGames.ts';
import { isOfBands } from '../../content/warBands/bandRulesets.ts';
import type { Pack } from '../../content/pack.ts';
import { freeId } from '../../content/tableIds.ts';
import type { SaveProblem } from '../../persistence/envelope.ts';
import { inTime } from '../../persistence/inTime.ts';
import {
  type OwnPack,
  type RemovedPack,
  besidePacks,
  checkOwnPack,
  listOwnPacks,
  removeOwnPack,
  restoreOwnPack,
  writeOwnPack,
} from '../../persistence/ownPacks.ts';
import { type OwnPackFiles, type WrittenPack, readPackText, underId } from '../../persistence/ownPackText.ts';
import type { QuarantineStores } from '../../persistence/quarantine.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';
import type { MergeChoice } from './merge.ts';
import type { PackConflict, PackSide } from './packConflict.ts';
import type { Replaced } from './replace.ts';

export type { RemovedPack };

/** A pack of the player's own, for a list. With problems it is kept but not played, and its counts are 0. */
export interface ListedPack {
  readonly id: string;
  readonly name: string;
  readonly savedAt: string;
  readonly auxiliaries: number;
  readonly enemies: number;
  /** Decision tables of enemies. */
  readonly tables: number;
  /** War bands, and their factions. */
  readonly bands: number;
  readonly factions: number;
  readonly problems: readonly SaveProblem[];
  /** It is for a newer app. */
  readonly newer: boolean;
}

/** What came of storing a pack; but for `stored` nothing has changed. `failed`: the store cannot be written now. */
type StoredPack =
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'refused'; readonly problems: readonly SaveProblem[] }
  | { readonly kind: 'tooLarge' | 'failed' };

/** Where nothing lies: reading it only asks whether there is an answer. */
const PROBE = 'probe/';

const countOf = (pack: Pack | null, kind: 'auxiliary' | 'enemy'): number =>
  [...(pack?.operatives.values() ?? [])].filter((card) => card.kind === kind).length;

const listed = ({ id, name, savedAt, newer, pack, problems }: OwnPack): ListedPack => ({
  id,
  name,
  savedAt,
  auxiliaries: countOf(pack, 'auxiliary'),
  enemies: countOf(pack, 'enemy'),
  tables: pack?.behaviours.size ?? 0,
  bands: pack?.warBands.size ?? 0,
  factions: pack?.bandFactions.size ?? 0,
  problems,
  newer,
});

const sideOf = (from: Pick<OwnPack, 'name' | 'savedAt' | 'pack'>): PackSide => ({
  name: from.name,
  savedAt: from.savedAt,
  auxiliaries: countOf(from.pack, 'auxiliary'),
  enemies: countOf(from.pack, 'enemy'),
  bands: from.pack?.warBands.size ?? 0,
});

const sameFiles = (here: OwnPack, brought: WrittenPack): boolean => {
  const written = readPackText(here.text);
  return written.kind === 'pack' && isEqual(written.pack.files, brought.files);
};

/** What became of a pack that a file brought. But for `here` nothing has changed. */
type BroughtPack =
  | { readonly kind: 'here' | 'same' | 'full' }
  | { readonly kind: 'conflict'; readonly conflict: PackConflict };

/** The packs of the player's own in their stores. */
export class PackShelf {
  readonly #stores: QuarantineStores;
  readonly #changed: () => void;

  constructor(stores: QuarantineStores, changed: () => void = () => undefined) {
    this.#stores = stores;
    this.#changed = changed;
  }

  /**
   * The bundled pack with every own pack that can be played; one that cannot is left where it is. A store that does not
   * answer is not waited for: when it does, it is said that packs came.
   */
  async playPack(): Promise<Pack> {
    const heard = this.#stores.durable.read(PROBE).then(
      () => true,
      () => true,
    );
    if (!(await inTime(heard, false))) {
      void heard.then(this.#changed);
      return loadBundledPack();
    }
    const [bundled, own] = await Promise.all([loadBundledPack(), listOwnPacks(this.#stores.durable)]);
    const oldestFirst = (own ?? []).toSorted((a, b) => a.savedAt.localeCompare(b.savedAt));
    const playable = oldestFirst.flatMap(({ pack }) => (pack === null || !joinsFirst(pack) ? [] : [pack]));
    return playable.length === 0 ? bundled : mergePacks(bundled, playable);
  }

  /** Own packs that can be played, of these. Never rejects. */
  async #playable(isWanted: (pack: Pack) => boolean): Promise<readonly Pack[]> {
    const own = await listOwnPacks(this.#stores.durable);
    return (own ?? []).flatMap(({ pack }) => (pack !== null && isWanted(pack) ? [pack] : []));
  }

  /** Own packs that can be played and join no other: kill teams of games of two sides. Never rejects. */
  apart(): Promise<readonly Pack[]> {
    return this.#playable(hasSides);
  }

  /** Own packs of war bands that can be played. Never rejects. */
  bands(): Promise<readonly Pack[]> {
    return this.#playable(({ manifest }) => isOfBands(manifest.ruleset));
  }

  /** Everything that is stored, latest first; null: the store cannot be read. */
  async list(): Promise<readonly ListedPack[] | null> {
    const found = await listOwnPacks(this.#stores.durable);
    return found === null ? null : found.map(listed).toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
  }

  /** Checks a pack and stores it, under an id of its own if the one in it is taken. */
  async store(given: OwnPackFiles): Promise<StoredPack> {
    const here = await listOwnPacks(this.#stores.durable);
    const taken = new Set([...Object.keys(BUNDLED_PACKS), ...(here ?? []).map(({ id }) => id)]);
    const files = underId(given, (id) => freeId(id, taken));
    const { pack, problems } = checkOwnPack(files, await besidePacks(here));
    if (pack === null) return { kind: 'refused', problems };
    if (here === null) return { kind: 'failed' };
    const { id } = pack.manifest;
    const kind = await writeOwnPack(this.#stores.durable, { id, files, savedAt: this.#stores.now() });
    if (kind !== 'stored') return { kind };
    this.#changed();
    return { kind, id };
  }

  /** Puts a pack aside and removes it. Null: that was not possible, and it is still there. */
  async remove(id: string): Promise<RemovedPack | null> {
    const removed = await removeOwnPack(this.#stores, id);
    if (removed !== null) this.#changed();
    return removed;
  }

  /** Takes in a pack as it was written, also one that cannot be played now; what is here under its id stays. */
  async bring(brought: WrittenPack): Promise<BroughtPack> {
    const all = await listOwnPacks(this.#stores.durable);
    if (all === null) return { kind: 'full' };
    const here = all.find(({ id }) => id === brought.id);
    if (here === undefined) return { kind: (await this.putBack(brought)) ? 'here' : 'full' };
    if (sameFiles(here, brought)) return { kind: 'same' };
    const { id, name, text } = brought;
    const { pack } = checkOwnPack(brought.files, await besidePacks(all));
    const conflict = {
      subject: { kind: 'pack', id },
      title: name,
      text,
      here: sideOf(here),
      brought: sideOf({ ...brought, pack }),
    } as const;
    return { kind: 'conflict', conflict };
  }

  /** Does what was decided about a brought pack that differs; what is replaced is put aside. */
  async settle({ text }: PackConflict, choice: MergeChoice): Promise<Replaced> {
    const found = readPackText(text);
    if (found.kind === 'refused') return 'unreadable';
    if (choice === 'mine') return 'restored';
    if (choice === 'both') return this.#beside(found.pack.files);
    const before = await this.remove(found.pack.id);
    if (before === null) return 'full';
    if (await this.putBack(found.pack)) return 'restored';
    await this.putBack(before);
    return 'full';
  }

  async #beside(files: OwnPackFiles): Promise<Replaced> {
    const { kind } = await this.store(files);
    if (kind === 'stored') return 'restored';
    return kind === 'failed' ? 'full' : 'unreadable';
  }

  /** Brings back what was removed. */
  async putBack(removed: RemovedPack): Promise<boolean> {
    const done = await restoreOwnPack(this.#stores, removed);
    if (done) this.#changed();
    return done;
  }
}

/** The packs of the player's own as an app uses them. */
export interface Packs {
  /** For whoever brings them in. */
  readonly packShelf: Pick<PackShelf, 'bring' | 'settle'>;
  /** What new battles and campaigns are played with. Rejects when the bundled pack cannot be fetched. */
  readonly loadPlayPack: () => Promise<Pack>;
  /** Own packs of kill teams, each by itself. Never rejects. */
  readonly loadKillTeams: () => Promise<readonly Pack[]>;
  /** Own packs of war bands, each by itself. Never rejects. */
  readonly loadWarBands: () => Promise<readonly Pack[]>;
  /** All of them; null: they cannot be read. Never rejects. */
  readonly listPacks: () => Promise<readonly ListedPack[] | null>;
  /** Stores a pack out of its files. Never rejects. */
  readonly storePack: (files: OwnPackFiles) => Promise<StoredPack>;
  /** Removes a pack; what comes back can be put back. Null: it could not be removed. Never rejects. */
  readonly removePack: (id: string) => Promise<RemovedPack | null>;
  /** Puts a removed pack back. False: it could not be. Never rejects. */
  readonly putPackBack: (removed: RemovedPack) => Promise<boolean>;
  /** Calls back when an own pack was stored, removed or put back in this tab. */
  readonly onPacksChanged: (listener: () => void) => void;
  /** Says that an own pack was changed in this tab. */
  readonly packsChanged: () => void;
}

/** The packs of the player's own in an app. */
export const packsOf = part(({ ports }): Packs => {
  const listeners = new Set<() => void>();
  const packsChanged = () => {
    for (const listener of listeners) listener();
  };
  const shelf = new PackShelf(ports, packsChanged);
  return {
    packShelf: shelf,
    loadPlayPack: () => shelf.playPack(),
    loadKillTeams: () => shelf.apart(),
    loadWarBands: () => shelf.bands(),
    listPacks: () => shelf.list(),
    storePack: (files) => shelf.store(files),
    removePack: (id) => shelf.remove(id),
    putPackBack: (removed) => shelf.putBack(removed),
    onPacksChanged: (listener) => void listeners.add(listener),
    packsChanged,
  };
});

/** The packs of the player's own in the app that a component stands in. */
export const usePacks = (): Packs => packsOf(useApp());
