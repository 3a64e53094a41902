import { manifestOf } from '../../content/workshopFiles.ts';
import { MANIFEST_FILE } from '../../content/packFiles.ts';
import { FIRST_SYSTEM, MADE_SYSTEMS, type MadeSystem } from '../../content/making/systems.ts';
import type { RawFiles } from '../../content/packRows.ts';
import type { Manifest } from '../../content/schema/manifest.ts';
import type { DurableStore } from '../../persistence/durableStore.ts';
import { isNewerWorkshop, readWorkshopFiles, writeWorkshopFiles } from '../../persistence/workshopPack.ts';
import { WORKSHOP_ID } from '../../persistence/workshopId.ts';
import type { App } from '../base/app.ts';
import { part } from '../base/part.ts';
import { packsOf } from '../library/ownPacks.ts';
import { type Along, writtenBeside } from './writtenBeside.ts';

/** What came of a change; but for `stored` nothing has changed. */
export type Stored = 'stored' | 'tooLarge' | 'failed';

/** How often it begins anew when another tab writes at the same moment. */
const TRIES = 5;

/** The files of the workshop’s pack, with a manifest when they have none. */
export const named = (files: RawFiles, first: Manifest = manifestOf(WORKSHOP_ID, 'Workshop')): RawFiles => ({
  [MANIFEST_FILE]: first,
  ...files,
});

/** Says that something is broken without breaking what must go on. */
function thrownLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

type Change = (files: RawFiles) => RawFiles;
type AlongOf = () => Along;

/** The files of the workshop’s pack in their store. One change after the other. */
export class WorkshopStore {
  readonly #durable: DurableStore;
  readonly #now: () => string;
  readonly #changed: () => void;
  readonly #first: Manifest;
  #last: Promise<unknown> = Promise.resolve();

  /** `first`: what the pack says of itself at first, its id too. */
  constructor(
    durable: DurableStore,
    now: () => string,
    changed: () => void = () => undefined,
    first: Manifest = manifestOf(WORKSHOP_ID, 'Workshop'),
  ) {
    this.#durable = durable;
    this.#now = now;
    this.#changed = changed;
    this.#first = first;
  }

  /** The files as they are, with what is just being written; null: they cannot be read. Never rejects. */
  async read(): Promise<RawFiles | null> {
    await this.#last;
    return (await readWorkshopFiles(this.#durable, this.#first.id))?.files ?? null;
  }

  /**
   * Makes other files of those there are, anew when another tab has written meanwhile. `change` gives the same files when
   * there is nothing to do. `along`, asked after it: what is to be written with it. What it removes is kept aside. Never rejects.
   */
  change(change: Change, along: AlongOf = () => ({})): Promise<Stored> {
    const done = this.#last
      .then(() => this.#changeNow(change, along, TRIES))
      .catch((error: unknown): Stored => {
        thrownLater(error);
        return 'failed';
      });
    this.#last = done;
    return done;
  }

  async #changeNow(change: Change, along: AlongOf, tries: number): Promise<Stored> {
    const { id } = this.#first;
    const found = await readWorkshopFiles(this.#durable, id);
    if (found === null) return 'failed';
    const files = change(found.files);
    if (files === found.files) return 'stored';
    const now = this.#now();
    const changing = { before: found.files, after: files, durable: this.#durable, pack: id };
    const beside = await writtenBeside(changing, along(), now);
    const written = { files: named(files, this.#first), text: found.text, id };
    const kind = await writeWorkshopFiles(this.#durable, written, now, beside);
    if (kind === 'moved') return tries > 1 ? this.#changeNow(change, along, tries - 1) : 'failed';
    if (kind === 'stored') this.#tell();
    return kind;
  }

  /** What a listener throws is no reason to say that nothing was stored: it is reported as an error of its own. */
  #tell(): void {
    try {
      this.#changed();
    } catch (error) {
      thrownLater(error);
    }
  }
}

/** Whether a newer app wrote the workshop’s pack. Never rejects. */
export const isWorkshopNewer = ({ ports }: App): Promise<boolean> => isNewerWorkshop(ports.durable);

/** The workshop’s pack in an app: all that writes it stands in one queue. */
export const workshopStoreOf = part(
  (app) => new WorkshopStore(app.ports.durable, app.ports.now, packsOf(app).packsChanged),
);

const storesOf = part((app) => {
  const store = ({ id, pack, name }: (typeof MADE_SYSTEMS)[number]) => {
    const first = { ...manifestOf(pack, name), ruleset: id };
    return new WorkshopStore(app.ports.durable, app.ports.now, packsOf(app).packsChanged, first);
  };
  return new Map(
    MADE_SYSTEMS.map((each) => [each.id, each.id === FIRST_SYSTEM ? workshopStoreOf(app) : store(each)] as const),
  );
});

/** The workshop’s pack for a system: that of the first is the one with its scenarios and tables. */
export const storeFor = (app: App, system: MadeSystem): WorkshopStore =>
  storesOf(app).get(system) ?? workshopStoreOf(app);
