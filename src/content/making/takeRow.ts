import { isEqual } from '../../engine/core/isEqual.ts';
import { withRow } from '../fileRows.ts';
import type { Pack } from '../pack.ts';
import { fileOfRow, type RawFiles, rowsIn } from '../packRows.ts';
import { isCampaignKind } from '../schema/campaignRows.ts';
import { freeId, idOf } from '../tableIds.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { type MadeRow, madeShape } from './kinds.ts';
import { asUsers, renamedRow, withPartIds } from './newRow.ts';
import { mapTexts } from './paths.ts';
import type { MadeKind } from './systems.ts';

/**
 * A row of a pack that is not one’s own. `named`: what a row is called here, in the language that is read; `told`: what a row of
 * campaigns means, where the pack leaves that to the words of the app; left out: nothing is known of it.
 */
export interface Source {
  readonly pack: Pack;
  readonly named: (id: string, name: string) => string;
  readonly told?: (id: string) => string;
}

interface Taken {
  readonly files: RawFiles;
  readonly id: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A row of campaigns with what it means, where only the words of the app say that. */
function withWords({ told }: Source, kind: MadeKind, row: MadeRow): MadeRow {
  const trait = row['trait'];
  if (!isCampaignKind(kind) || !isRecord(trait) || trait['text'] !== '') return row;
  return { ...row, trait: { ...trait, text: told?.(row.id) ?? '' } };
}

const leadsOut = (kind: MadeKind): readonly (readonly [string, MadeKind])[] =>
  Object.entries(DESCRIPTIONS[kind].leads).flatMap(([pattern, to]) => ('kind' in to ? [[pattern, to.kind]] : []));

const idsOf = (files: RawFiles, kind: MadeKind): ReadonlySet<string> =>
  new Set(rowsIn(files).flatMap((row) => (row.kind === kind ? [row.id] : [])));

/** Takes rows of one pack over into files, each once. */
class Taking {
  readonly #source: Source;
  readonly #done = new Map<string, string>();
  files: RawFiles;

  constructor(files: RawFiles, source: Source) {
    this.files = files;
    this.#source = source;
  }

  /** The row’s id among the files; `called`: it is a copy of its own under this name. */
  take(kind: MadeKind, id: string, called: string | null): string {
    const known = this.#done.get(`${kind}/${id}`);
    if (known !== undefined && called === null) return known;
    const row = madeShape.safeParse(this.#source.pack[kind].get(id)).data;
    if (row === undefined) return id;
    this.#done.set(`${kind}/${id}`, id);
    const whole = this.#withOthers(kind, withWords(this.#source, kind, row));
    const name = called ?? this.#source.named(id, row.name);
    const taken = this.#put(kind, renamedRow(kind, asUsers(whole), name), called !== null);
    this.#done.set(`${kind}/${id}`, taken);
    return taken;
  }

  #withOthers(kind: MadeKind, row: MadeRow): MadeRow {
    return leadsOut(kind).reduce<unknown>(
      (whole, [pattern, to]) => mapTexts(whole, pattern, (id) => this.take(to, id, null)),
      row,
    ) as MadeRow;
  }

  #put(kind: MadeKind, row: MadeRow, copy: boolean): string {
    const ids = idsOf(this.files, kind);
    const here = rowsIn(this.files).find((each) => each.kind === kind && each.id === row.id);
    if (!copy && here !== undefined && isEqual(here.value, row)) return row.id;
    const id = copy
      ? freeId(idOf(row.name), new Set([...ids, ...this.#source.pack[kind].keys()]))
      : freeId(row.id, ids);
    const next = id === row.id ? row : withPartIds(kind, { ...row, id });
    this.files = withRow(this.files, fileOfRow({ kind, id }), next);
    return id;
  }
}

/**
 * Files with a row of another pack and all that it leads to, as a user’s: what is here already, word for word, is not taken
 * again. `called`: as a copy under this name and an id of its own; null: as it is called there.
 */
export function withTaken(
  files: RawFiles,
  source: Source,
  { kind, id, called }: { readonly kind: MadeKind; readonly id: string; readonly called: string | null },
): Taken {
  const taking = new Taking(files, source);
  const taken = taking.take(kind, id, called);
  return { files: taking.files, id: taken };
}
