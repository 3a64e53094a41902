import type { Flaw } from '../../content/fileRows.ts';
import { withoutRow } from '../../content/fileRows.ts';
import { madeFlaws } from '../../content/making/findings.ts';
import { type MadeRow, madeShape } from '../../content/making/kinds.ts';
import { madeRowsIn, withMadeRow } from '../../content/making/madeRows.ts';
import {
  isWorkshopId,
  MADE_SYSTEMS,
  type MadeKind,
  type MadeRef,
  type MadeSystem,
  packFor,
  placedIn,
} from '../../content/making/systems.ts';
import { loadShipped, suits } from '../../content/making/shipped.ts';
import { type Source, withTaken } from '../../content/making/takeRow.ts';
import type { Pack } from '../../content/pack.ts';
import { fileOfRow, type RawFiles } from '../../content/packRows.ts';
import { systemById } from '../../engine/systems/killTeams.ts';
import { listOwnPacks } from '../../persistence/ownPacks.ts';
import type { App } from '../base/app.ts';
import { part } from '../base/part.ts';
import { typedTextsOf } from '../base/typedTexts.ts';
import { useApp } from '../base/useApp.ts';
import { keeperOf } from './madeRows.ts';
import { type Stored, storeFor } from './workshopStore.ts';

/** A pack whose rows can be taken over. `name` null: it comes with the app. */
export interface MadeSource {
  readonly name: string | null;
  readonly pack: Pack;
}

/** What is made for a system, and what of others there is to begin with. */
export interface MadeDesk {
  readonly system: MadeSystem;
  readonly files: RawFiles;
  readonly sources: readonly MadeSource[];
}

async function sourcesFor({ ports }: App, system: MadeSystem): Promise<readonly MadeSource[]> {
  const [shipped, own] = await Promise.all([loadShipped(system), listOwnPacks(ports.durable)]);
  const taken = (own ?? []).flatMap(({ id, name, pack }): readonly MadeSource[] =>
    pack === null || isWorkshopId(id) || !suits(system, pack.manifest.ruleset) ? [] : [{ name, pack }],
  );
  return [{ name: null, pack: shipped }, ...taken];
}

function keeperFor(app: App, { system, kind }: MadeRef) {
  return keeperOf<MadeRow>(
    storeFor(app, system),
    {
      kind: placedIn(packFor(system))(kind),
      shape: madeShape,
      rowsIn: (files) => madeRowsIn(files, kind),
      withRow: (files, row) => withMadeRow(files, kind, row),
      withoutRow: (files, id) => withoutRow(files, fileOfRow({ kind, id }), id),
    },
    typedTextsOf(app),
  );
}

type Keeper = ReturnType<typeof keeperFor>;

/** What came of taking a row over; `id`: as it is called now. */
type TakenOver = { readonly kind: 'stored'; readonly id: string } | { readonly kind: Exclude<Stored, 'stored'> };

/** What is made with the one editor, in an app. */
class Made {
  readonly #app: App;
  readonly #keepers = new Map<string, Keeper>();

  constructor(app: App) {
    this.#app = app;
  }

  /** How rows of a kind are kept. */
  keeper(ref: MadeRef): Keeper {
    const key = `${ref.system}.${ref.kind}`;
    const known = this.#keepers.get(key) ?? keeperFor(this.#app, ref);
    this.#keepers.set(key, known);
    return known;
  }

  /** Everything there is; null: it cannot be read. Never rejects. */
  async read(system: MadeSystem): Promise<MadeDesk | null> {
    const kinds = MADE_SYSTEMS.find(({ id }) => id === system)?.kinds ?? [];
    await Promise.all(kinds.map((kind) => this.keeper({ system, kind }).settle()));
    const [files, sources] = await Promise.all([
      storeFor(this.#app, system).read(),
      sourcesFor(this.#app, system).catch(() => null),
    ]);
    return files === null || sources === null ? null : { system, files, sources };
  }

  /** Takes a row of another pack over, with all it leads to; `called`: as a copy under this name. Never rejects. */
  async take(
    system: MadeSystem,
    source: Source,
    wanted: { readonly kind: MadeKind; readonly id: string; readonly called: string | null },
  ): Promise<TakenOver> {
    let id = wanted.id;
    const kind = await storeFor(this.#app, system).change((files) => {
      const taken = withTaken(files, source, wanted);
      id = taken.id;
      return taken.files;
    });
    return kind === 'stored' ? { kind, id } : { kind };
  }
}

/** What keeps a row out of play, by the rules of its system, which {@link Made.read} has fetched. */
export const flawsOfMade = (ref: MadeRef, row: MadeRow, files: RawFiles): readonly Flaw[] =>
  madeFlaws(ref, row, files, systemById);

const madeOf = part((app) => new Made(app));

/** What is made in the app that a component stands in. */
export const useMade = (): Made => madeOf(useApp());
