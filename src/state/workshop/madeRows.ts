import { cutWords } from '../../engine/core/plainWords.ts';
import type * as z from 'zod/mini';
import { isEqual } from '../../engine/core/isEqual.ts';
import type { RawFiles } from '../../content/packRows.ts';
import { freeId, idOf } from '../../content/tableIds.ts';
import type { TypedTexts } from '../../persistence/typedTexts.ts';
import { type DocumentRef, keptWith, type Timeline } from './documentTimelines.ts';
import { type TypedDocument, TypedDocuments } from './typedDocuments.ts';
import type { Stored, WorkshopStore } from './workshopStore.ts';
import type { Along } from './writtenBeside.ts';

type Row = { readonly id: string; readonly name: string };

/** Rows of one kind among the files of the workshop. */
interface RowsOfKind<R extends Row> {
  readonly kind: DocumentRef['kind'];
  readonly shape: z.ZodMiniType<R>;
  readonly rowsIn: (files: RawFiles) => readonly R[];
  readonly withRow: (files: RawFiles, row: R) => RawFiles;
  readonly withoutRow: (files: RawFiles, id: string) => RawFiles;
}

/**
 * A row to be kept. `was`: the one that was seen when this was made, null: none; `copyName`: of one beside it; `timeline`: of
 * the row as it is kept now; `restored`: where it was kept aside after it was removed.
 */
export interface GivenRow<R> {
  readonly row: R;
  readonly was: R | null;
  readonly copyName: (name: string) => string;
  readonly timeline?: ((kept: R) => Timeline<unknown, string>) | undefined;
  readonly restored?: string;
}

/** What came of keeping a row: the row as it is kept now, or why it is not. */
export type KeptRow<R> = { readonly kind: 'stored'; readonly row: R } | { readonly kind: Exclude<Stored, 'stored'> };

const LONGEST_NAME = 80;

/**
 * The row itself, or under an id of its own where another tab has put another one in its place meanwhile; under the name of a
 * copy too, unless it is being given a name of its own.
 */
function besideOther<R extends Row>({ row, was, copyName }: GivenRow<R>, here: readonly R[]): R {
  const stored = here.find(({ id }) => id === row.id);
  if (stored === undefined || isEqual(stored, was) || isEqual(stored, row)) return row;
  const isOwn = was !== null && row.name !== was.name && row.name !== stored.name;
  const name = isOwn ? row.name : cutWords(copyName(row.name), LONGEST_NAME);
  return { ...row, name, id: freeId(idOf(name), new Set(here.map(({ id }) => id))) };
}

type Store = Pick<WorkshopStore, 'read' | 'change'>;

const keeping =
  <R extends Row>(store: Store, rows: RowsOfKind<R>) =>
  async (give: () => GivenRow<R>): Promise<KeptRow<R>> => {
    let kept: R | null = null;
    let along: Along = {};
    const kind = await store.change(
      (files) => {
        const given = give();
        const wanted = besideOther(given, rows.rowsIn(files));
        const next = rows.withRow(files, wanted);
        kept = rows.rowsIn(next).find(({ id }) => id === wanted.id) ?? wanted;
        const timeline = keptWith(rows.kind, kept, given.timeline);
        along = { timeline, restored: given.restored === undefined ? [] : [given.restored] };
        return next;
      },
      () => along,
    );
    return kind === 'stored' && kept !== null ? { kind, row: kept } : { kind: kind === 'stored' ? 'failed' : kind };
  };

/** How rows of one kind are kept in a store and removed; `texts`: where they are parked. */
export function keeperOf<R extends Row>(store: Store, rows: RowsOfKind<R>, texts: TypedTexts) {
  const keep = keeping(store, rows);
  const typed = new TypedDocuments<R>(texts, {
    kind: rows.kind,
    shape: rows.shape,
    idOf: ({ id }) => id,
    stored: async () => {
      const files = await store.read();
      return files === null ? null : rows.rowsIn(files);
    },
    keep: async (document) => (await keep(() => document)).kind === 'stored',
  });
  return {
    /**
     * Keeps a row in place of the one of its id; where another tab has written that one meanwhile, beside it under an id and
     * a name of its own. `give` is called when all changes before are done. Never rejects.
     */
    keep,

    /** Removes a row; one of a kind that is kept aside can be brought back. */
    remove: (id: string): Promise<Stored> => store.change((files) => rows.withoutRow(files, id)),

    /**
     * Parks a row, at once, to be kept by the next page; `writing`: what is being written of it; `letter`: with every letter,
     * without its timeline. Gives how to undo that.
     */
    park: (given: GivenRow<R>, writing: R | null, letter = false): (() => void) =>
      typed.park(parkedOf(letter ? { ...given, timeline: undefined } : given, writing)),

    /** Keeps what the page before has parked. Never rejects. */
    settle: (): Promise<void> => typed.settle(),
  };
}

const parkedOf = <R extends Row>(
  { row, was, copyName, timeline }: GivenRow<R>,
  writing: R | null,
): TypedDocument<R> => ({
  row,
  known: [was, writing],
  copy: copyName(row.name),
  timeline: timeline?.(row) ?? null,
});
