import { cardsOfSteps, factionsOfSteps } from '../engine/family/killteam/tables/namedBySteps.ts';
import type { Trait } from '../engine/family/killteam/traits/trait.ts';
import type { EffectStep } from '../engine/family/killteam/tables/effect.ts';
import type { RollTable } from '../engine/family/killteam/tables/rollTable.ts';
import { laterCards, laterFactions } from './buildMission.ts';
import type { PackRows } from './pack.ts';
import type { EnemyChoice, MissionRow } from './schema/mission.ts';

/** Kinds of row that a scenario is fought with, beside its roll tables. */
type FoughtKind = 'operatives' | 'weapons' | 'armour' | 'factions' | 'behaviours';

/** A row that another one names, by kind and id. */
interface NamedRow {
  readonly kind: FoughtKind;
  readonly id: string;
}

const cards = (ids: readonly string[]): readonly NamedRow[] => ids.map((id) => ({ kind: 'operatives', id }));
const weapons = (ids: readonly string[]): readonly NamedRow[] => ids.map((id) => ({ kind: 'weapons', id }));
const one = (kind: FoughtKind, id: string | null | undefined): readonly NamedRow[] =>
  id === null || id === undefined ? [] : [{ kind, id }];

const factions = (ids: readonly string[]): readonly NamedRow[] => ids.map((id) => ({ kind: 'factions', id }));

const ofSteps = (steps: readonly EffectStep[]): readonly NamedRow[] => [
  ...cards(cardsOfSteps(steps)),
  ...factions(factionsOfSteps(steps)),
];

const ofTraits = (traits: readonly Trait[] = []): readonly NamedRow[] =>
  traits.flatMap(({ use, triggers }) => [
    ...ofSteps(use?.effects ?? []),
    ...(triggers ?? []).flatMap(({ effects }) => ofSteps(effects)),
  ]);

const ofEnemies = (enemies: readonly EnemyChoice[] = []): readonly NamedRow[] =>
  enemies.flatMap((enemy) => [...cards([enemy.card]), ...weapons(enemy.weapons)]);

/** What a scenario with these roll tables names: faction, enemies, those who arrive later or rise, the decision table. */
export const namedByMission = (mission: MissionRow, tables: readonly RollTable[]): readonly NamedRow[] => [
  ...one('factions', mission.plan?.faction),
  ...one('behaviours', mission.plan?.behaviour),
  ...ofEnemies(mission.plan?.enemies),
  ...(mission.script?.waves ?? []).flatMap(({ enemies }) => ofEnemies(enemies)),
  ...cards(laterCards(mission, tables)),
  ...factions(laterFactions(mission, tables)),
];

/** What a row names. `needed`: it cannot be fielded without; `may`: cards that may take its place, unknown ones do not. */
interface Names {
  readonly needed: readonly NamedRow[];
  readonly may: readonly NamedRow[];
}

const NOTHING: Names = { needed: [], may: [] };

const NAMED: { readonly [K in FoughtKind]: (row: PackRows[K]) => Names } = {
  operatives: ({ arms, unarmed, ownArmour, traits, brings = [] }) => ({
    needed: [...cards(brings), ...weapons(arms.flat()), ...one('weapons', unarmed), ...one('armour', ownArmour)],
    may: ofTraits(traits),
  }),
  weapons: () => NOTHING,
  armour: () => NOTHING,
  factions: ({ rows, variants = [], insteadOfReinforcements: instead }) => ({
    needed: [
      ...rows.flatMap(({ card, arms }) => [...cards([card]), ...weapons(arms.flat())]),
      ...variants.flatMap(({ reserves }) => cards(reserves)),
    ],
    may: [
      ...variants.flatMap(({ grants }) => grants.flatMap(({ traits }) => ofTraits(traits))),
      ...ofSteps(instead?.effects ?? []),
    ],
  }),
  behaviours: (row) => ('extends' in row ? { ...NOTHING, needed: one('behaviours', row.extends) } : NOTHING),
};

/** The rows of these kinds under their ids: of a pack, say. */
export type FoughtRows = { readonly [K in FoughtKind]: ReadonlyMap<string, PackRows[K]> };

function namesOf<K extends FoughtKind>(kind: K, row: PackRows[K] | undefined): Names {
  return row === undefined ? NOTHING : NAMED[kind](row);
}

const namesIn = (rows: FoughtRows, { kind, id }: NamedRow): Names => namesOf(kind, rows[kind].get(id));

const keyOf = ({ kind, id }: NamedRow): string => `${kind}/${id}`;

/** These rows and all that they lead to, each once, by kind and id. Those that are not there are left out, and those that are not `wanted`. */
export function leadingOn(
  rows: FoughtRows,
  first: readonly NamedRow[],
  wanted: (id: string) => boolean,
): readonly NamedRow[] {
  const found = new Map<string, NamedRow>();
  const open = [...first];
  for (const each of open) {
    const key = keyOf(each);
    if (found.has(key) || !wanted(each.id) || !rows[each.kind].has(each.id)) continue;
    found.set(key, each);
    const { needed, may } = namesIn(rows, each);
    open.push(...needed, ...may);
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const FOUGHT = ['operatives', 'weapons', 'armour', 'factions', 'behaviours'] as const satisfies readonly FoughtKind[];

/** The copies that need a row, by the key of that row. */
function namersIn(copies: FoughtRows): ReadonlyMap<string, { readonly named: NamedRow; readonly by: NamedRow[] }> {
  const found = new Map<string, { readonly named: NamedRow; readonly by: NamedRow[] }>();
  for (const kind of FOUGHT)
    for (const id of copies[kind].keys())
      for (const named of namesIn(copies, { kind, id }).needed) {
        const entry = found.get(keyOf(named)) ?? { named, by: [] };
        entry.by.push({ kind, id });
        found.set(keyOf(named), entry);
      }
  return found;
}

/** Keys of the copies that need, directly or through one another, a row that neither they nor the rows have. */
function lameIn(rows: FoughtRows, copies: FoughtRows): ReadonlySet<string> {
  const namers = namersIn(copies);
  const open = [...namers.values()]
    .map(({ named }) => named)
    .filter(({ kind, id }) => !rows[kind].has(id) && !copies[kind].has(id));
  const lame = new Set<string>();
  for (const gone of open)
    for (const by of namers.get(keyOf(gone))?.by ?? []) {
      if (lame.has(keyOf(by))) continue;
      lame.add(keyOf(by));
      if (!rows[by.kind].has(by.id)) open.push(by);
    }
  return lame;
}

/** Copies of rows without those that would lack what they need if they stood in for the rows. */
export function withoutLame(rows: FoughtRows, copies: FoughtRows): FoughtRows {
  const lame = lameIn(rows, copies);
  const kept = <K extends FoughtKind>(kind: K): ReadonlyMap<string, PackRows[K]> =>
    lame.size === 0 ? copies[kind] : new Map([...copies[kind]].filter(([id]) => !lame.has(keyOf({ kind, id }))));
  return {
    operatives: kept('operatives'),
    weapons: kept('weapons'),
    armour: kept('armour'),
    factions: kept('factions'),
    behaviours: kept('behaviours'),
  };
}
