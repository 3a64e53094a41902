import { isEqual } from '../../engine/core/isEqual.ts';
import { documentId } from '../../content/documentId.ts';
import { examplesFor, freeId, idOf, underIds } from '../../content/tableIds.ts';
import type { BehaviourTable } from '../../engine/behaviour/killTeam/table.ts';
import type { OwnTable } from '../../state/workshop/workshop.ts';
import type { Shelved } from './shelf.ts';

/** A house rule: differences on a table, none yet. */
export const houseRule = (of: BehaviourTable, name: string, taken: ReadonlySet<string>): OwnTable => ({
  behaviour: {
    id: freeId(idOf(name), taken),
    name,
    extends: of.id,
    replace: [],
    remove: [],
    add: [],
    provenance: 'user',
  },
  examples: [],
});

/** The same under another name, with its examples. One that leans on a table of another pack becomes whole. */
export function copied({ owned, table, kind }: Shelved, name: string, taken: ReadonlySet<string>): OwnTable {
  const id = freeId(idOf(name), taken);
  const behaviour = kind === 'own' || table === null ? owned.behaviour : table;
  return {
    behaviour: { ...behaviour, id, name, provenance: 'user' },
    examples: examplesFor(id, owned.examples),
  };
}

/** A table to begin with: come closer, and do something whatever happens. */
export const newTable = (name: string, taken: ReadonlySet<string>): OwnTable => ({
  behaviour: {
    id: freeId(idOf(name), taken),
    name,
    order: 'attacks',
    rows: [
      { id: 'fight', do: 'fight' },
      { id: 'shoot', do: 'shoot' },
      { id: 'reposition', where: { toward: 'closest', cover: 'ifPossible', wishes: [] }, do: 'reposition' },
      { id: 'dash', where: { toward: 'closest', cover: 'ifPossible', wishes: [] }, do: 'dash' },
    ],
    provenance: 'user',
  },
  examples: [],
});

/** A new table under an id that no other one has, whoever makes it; `chance`: letters that nothing else has. */
export const markedTable = (table: OwnTable, chance: string): readonly OwnTable[] =>
  underIds([table], new Map([[table.behaviour.id, documentId(table.behaviour.id, chance)]]));

/** How a table of a file stands to those here. */
export function broughtAs(brought: OwnTable, own: readonly OwnTable[]): 'fresh' | 'same' | 'replaces' {
  const here = own.find(({ behaviour }) => behaviour.id === brought.behaviour.id);
  if (here === undefined) return 'fresh';
  return isEqual(here, brought) ? 'same' : 'replaces';
}

/** Under free ids, what they extend among themselves renamed with them. */
export function renamedBeside(brought: readonly OwnTable[], taken: ReadonlySet<string>): readonly OwnTable[] {
  const all = new Set(taken);
  const ids = new Map<string, string>();
  for (const { behaviour } of brought) {
    const id = freeId(behaviour.id, all);
    all.add(id);
    ids.set(behaviour.id, id);
  }
  return underIds(brought, ids);
}
