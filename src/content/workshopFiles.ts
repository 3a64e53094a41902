import { cutWords } from '../engine/core/plainWords.ts';
import * as z from 'zod/mini';
import { type Behaviour, behaviour } from '../engine/behaviour/killTeam/table.ts';
import { BEHAVIOUR_FILE, MANIFEST_FILE, ROW_FILES } from './packFiles.ts';
import { type BehaviourExample, behaviourExample } from './schema/behaviourExample.ts';
import { type Manifest, SCHEMA_VERSION } from './schema/manifest.ts';

/** A decision table of one’s own, with the situations in which it must keep its decision. */
export interface OwnTable {
  readonly behaviour: Behaviour;
  readonly examples: readonly BehaviourExample[];
}

type Files = Readonly<Record<string, unknown>>;

const EXAMPLES = ROW_FILES.examples.file;
const fileOf = (id: string): string => `behaviours/${id}.json`;

const examplesIn = (files: Files): readonly BehaviourExample[] => {
  const rows = z.array(z.unknown()).safeParse(files[EXAMPLES] ?? []);
  return (rows.data ?? []).flatMap((row) => {
    const read = behaviourExample.safeParse(row);
    return read.success ? [read.data] : [];
  });
};

/** The tables that can be read among the files of a pack, in the order of their names. */
export function tablesIn(files: Files): readonly OwnTable[] {
  const examples = examplesIn(files);
  return Object.entries(files)
    .filter(([file]) => BEHAVIOUR_FILE.test(file))
    .flatMap(([, value]) => {
      const read = behaviour.safeParse(value);
      return read.success ? [read.data] : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((row) => ({ behaviour: row, examples: examples.filter(({ table }) => table === row.id) }));
}

/** What a pack of one’s own says of itself at first. */
export const manifestOf = (id: string, name: string): Manifest => ({
  id,
  name,
  version: '1.0.0',
  schemaVersion: SCHEMA_VERSION,
  ruleset: 'acolyte',
  languages: ['en'],
  credits: [],
  dependencies: [],
  changelog: [],
});

const others = (files: Files, id: string): readonly BehaviourExample[] =>
  examplesIn(files).filter(({ table }) => table !== id);

const withExamples = (files: Files, examples: readonly BehaviourExample[]): Files => ({
  ...Object.fromEntries(Object.entries(files).filter(([file]) => file !== EXAMPLES)),
  ...(examples.length === 0 ? {} : { [EXAMPLES]: examples }),
});

/** The examples under ids that none of the others has: they stand in one file. */
function apart(
  examples: readonly BehaviourExample[],
  before: readonly BehaviourExample[],
): readonly BehaviourExample[] {
  const all = [...before];
  for (const example of examples) {
    let { id } = example;
    for (let number = 2; all.some((each) => each.id === id); number += 1)
      id = `${example.id.slice(0, 54).replace(/-+$/u, '')}-${number}`;
    all.push({ ...example, id });
  }
  return all;
}

/** The files with a table put in, in place of one of its id; `pack`: what the pack is called when it has no name yet. */
export function withTable(
  files: Files,
  { behaviour: row, examples }: OwnTable,
  pack: { readonly id: string; readonly name: string },
): Files {
  const named = { [MANIFEST_FILE]: manifestOf(pack.id, pack.name), ...files, [fileOf(row.id)]: row };
  return withExamples(named, apart(examples, others(files, row.id)));
}

/** The files without a table and its examples. */
export const withoutTable = (files: Files, id: string): Files =>
  withExamples(Object.fromEntries(Object.entries(files).filter(([file]) => file !== fileOf(id))), others(files, id));

/** A pack with these tables and nothing else. */
export const packOfTables = (
  tables: readonly OwnTable[],
  pack: { readonly id: string; readonly name: string },
): Files =>
  tables.reduce<Files>((files, table) => withTable(files, table, pack), {
    [MANIFEST_FILE]: manifestOf(pack.id, cutWords(pack.name, 80)),
  });
