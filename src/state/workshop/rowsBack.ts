import { cutWords } from '../../engine/core/plainWords.ts';
import * as z from 'zod/mini';
import { isEqual } from '../../engine/core/isEqual.ts';
import { behaviourExample } from '../../content/schema/behaviourExample.ts';
import { behaviour } from '../../engine/behaviour/killTeam/table.ts';
import type { MadeSystem } from '../../content/making/systems.ts';
import type { RowKind } from '../../content/pack.ts';
import { fileOfRow, type RawRow, rowsIn, withRows } from '../../content/packRows.ts';
import { freeId, idOf } from '../../content/tableIds.ts';
import type { KeptThing } from '../../persistence/removedThings.ts';
import type { App } from '../base/app.ts';
import { tablesOf } from './workshop.ts';
import { type Stored, storeFor } from './workshopStore.ts';

/** What came of bringing a row back; `name`: as it is called now. But for `stored` nothing has changed. */
export type RowBack =
  | { readonly kind: 'stored'; readonly name: string }
  | { readonly kind: Exclude<Stored, 'stored'> | 'astray' };

/** A row that was removed, and what was removed with it: the examples of a decision table. */
export interface RemovedRow extends KeptThing {
  readonly kind: RowKind;
  /** The system of the pack that it stood in. */
  readonly system: MadeSystem;
  readonly along: readonly KeptThing[];
}

const LONGEST_NAME = 80;

const fields = z.looseObject({ title: z.optional(z.string()) });

/** The row under an id and a name that no other has. */
function besideOthers({ kind, name, value }: RawRow, taken: ReadonlySet<string>, copyName: (name: string) => string) {
  const called = cutWords(copyName(name), LONGEST_NAME);
  const id = freeId(idOf(called), taken);
  const row = fields.parse(value);
  const named = row.title === undefined ? { name: called } : { title: called };
  return { kind, id, name: called, file: fileOfRow({ kind, id }), value: { ...row, id, ...named } };
}

/** Puts a row back, under an id and a name of its own where another has taken its place. */
async function putBack(
  app: App,
  { kind, system, id, name, value, key }: RemovedRow,
  copyName: (name: string) => string,
) {
  let called = name;
  const done = await storeFor(app, system).change(
    (files) => {
      const there = rowsIn(files).filter((row) => row.kind === kind);
      const row = { kind, id, name, file: fileOfRow({ kind, id }), value };
      const other = there.find((each) => each.id === id);
      if (other !== undefined && isEqual(other.value, value)) return files;
      const back = other === undefined ? row : besideOthers(row, new Set(there.map((each) => each.id)), copyName);
      called = back.name;
      return withRows(files, [back]);
    },
    () => ({ restored: [key] }),
  );
  return done === 'stored' ? ({ kind: 'stored', name: called } as const) : { kind: done };
}

/** Puts a decision table back with its examples. */
async function putTableBack(
  app: App,
  { value, along }: RemovedRow,
  copyName: (name: string) => string,
): Promise<RowBack> {
  const read = behaviour.safeParse(value);
  if (!read.success) return { kind: 'failed' };
  const examples = along.flatMap((each) => behaviourExample.safeParse(each.value).data ?? []);
  const table = { behaviour: read.data, examples };
  const done = await tablesOf(app).saveTables(() => ({ tables: [table], was: [], copyName }));
  return done.kind === 'stored' ? { kind: 'stored', name: done.tables[0]?.behaviour.name ?? '' } : done;
}

/**
 * Puts a row that was removed back into the workshop, beside another that has its id by now. It is for whoever calls to let
 * go of what was kept. Never rejects.
 */
export const bringRowBack = (app: App, row: RemovedRow, copyName: (name: string) => string): Promise<RowBack> =>
  row.kind === 'behaviours' ? putTableBack(app, row, copyName) : putBack(app, row, copyName);
