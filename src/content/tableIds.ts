import { isFreeName } from '../engine/core/ids.ts';
import type { OwnTable } from './workshopFiles.ts';

const LONGEST_ID = 60;

/** The id itself, or with the first free number. At most 60 characters. */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const id = `${wanted.slice(0, LONGEST_ID - end.length).replace(/-+$/u, '')}${end}`;
    if (!taken.has(id)) return id;
  }
}

/** An id out of a name: lower-case words joined by hyphens; never a name that every object has of itself. */
export function idOf(name: string): string {
  const words =
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/gu) ?? [];
  const id = words.join('-').slice(0, LONGEST_ID).replace(/-+$/u, '') || 'table';
  return isFreeName(id) ? id : `${id}-1`;
}

const LONGEST_STEM = 45;

/** The id of a table’s nth example, from 1. */
export const exampleId = (table: string, number: number): string =>
  `${table.slice(0, LONGEST_STEM).replace(/-+$/u, '')}-example-${number}`;

/** Examples for a table of this id; no two examples of all tables may have the same one. */
export const examplesFor = (id: string, examples: OwnTable['examples']): OwnTable['examples'] =>
  examples.map((example, index) => ({ ...example, id: exampleId(id, index + 1), table: id }));

/** Tables under other ids, what they extend among themselves renamed with them. */
export const underIds = (tables: readonly OwnTable[], ids: ReadonlyMap<string, string>): readonly OwnTable[] =>
  tables.map(({ behaviour, examples }) => {
    const id = ids.get(behaviour.id);
    return {
      behaviour: {
        ...behaviour,
        ...(id !== undefined && { id }),
        ...('extends' in behaviour && { extends: ids.get(behaviour.extends) ?? behaviour.extends }),
      },
      examples: id === undefined ? examples : examplesFor(id, examples),
    };
  });
