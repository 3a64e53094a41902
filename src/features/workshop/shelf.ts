import { ownRowId } from '../../content/ownRowId.ts';
import { whole } from '../../engine/behaviour/extend.ts';
import type { Behaviour, BehaviourTable } from '../../engine/behaviour/killTeam/table.ts';
import type { OwnTable, Workshop } from '../../state/workshop/workshop.ts';
import type { Words } from '../../words/words.ts';

/** One table as the workshop shows it. `id`: in the address; `pack`: whose it is, null: one’s own or the app’s. */
export interface Shelved {
  readonly id: string;
  readonly kind: 'own' | 'shipped' | 'pack';
  readonly pack: string | null;
  readonly owned: OwnTable;
  /** Everything worked in; null: what it extends is missing. */
  readonly table: BehaviourTable | null;
  readonly parent: BehaviourTable | null;
}

type Find = (id: string) => Behaviour | undefined;

function shelved(owned: OwnTable, find: Find, place: Pick<Shelved, 'id' | 'kind' | 'pack'>): Shelved {
  const { behaviour } = owned;
  const parent = 'extends' in behaviour ? find(behaviour.extends) : undefined;
  return {
    ...place,
    owned,
    table: whole(behaviour, find).table,
    parent: parent === undefined ? null : whole(parent, find).table,
  };
}

/** All tables, one’s own first. */
export function shelfOf({ shipped, own, packs }: Workshop): readonly Shelved[] {
  const finding =
    (tables: readonly OwnTable[]): Find =>
    (id) =>
      tables.find(({ behaviour }) => behaviour.id === id)?.behaviour ?? shipped.get(id);
  return [
    ...own.map((owned) => shelved(owned, finding(own), { id: owned.behaviour.id, kind: 'own', pack: null })),
    ...[...shipped.values()].map((behaviour) =>
      shelved({ behaviour, examples: [] }, finding([]), { id: behaviour.id, kind: 'shipped', pack: null }),
    ),
    ...packs.flatMap(({ pack, name, tables }) =>
      tables.map((owned) =>
        shelved(owned, finding(tables), { id: ownRowId(pack, owned.behaviour.id), kind: 'pack', pack: name }),
      ),
    ),
  ];
}

/** Ids that a new table of one’s own may not have. */
export const takenIds = (all: readonly Shelved[]): ReadonlySet<string> => new Set(all.map(({ id }) => id));

/** What a table is called: those of the app in the language of the app. */
export function nameOf(
  { names }: Words<'workshop'>,
  { id, name, provenance }: Pick<BehaviourTable, 'id' | 'name' | 'provenance'>,
): string {
  const known: Readonly<Record<string, string>> = names;
  return provenance === 'user' ? name : (known[id] ?? name);
}

/** How many differences a house rule has. */
export function differencesOf(behaviour: Behaviour): number {
  if (!('extends' in behaviour)) return 0;
  const { replace, remove, add, order, sequence } = behaviour;
  return replace.length + remove.length + add.length + (order === undefined ? 0 : 1) + (sequence === undefined ? 0 : 1);
}
