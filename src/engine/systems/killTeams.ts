import { acolyteEdition } from './acolyte/edition.ts';
import { invariant, present } from '../core/invariant.ts';
import type { BattleState, Hand } from '../family/killteam/model/state.ts';
import { type Game, gamesOf } from '../family/killteam/rules/game.ts';
import type { KillTeam, Plugin } from '../family/killteam/rules/plugin.ts';

/** Makes the rules of a system; given what it has for a side that tables play, with that. */
type Made = (...byTables: readonly Plugin[]) => KillTeam;

/** The systems of the family, the one that is offered first at the front, and how the rules of each are fetched. */
const FETCH = {
  acolyte: async () => {
    const { acolyteKillTeam } = await import('./acolyte/acolyte.ts');
    return () => acolyteKillTeam;
  },
  kt3: async () => (await import('./kt3/kt3.ts')).kt3For,
  kt2021: async () => (await import('./kt2021/kt2021.ts')).kt2021For,
  'kt2021-lite': async () => (await import('./kt2021-lite/kt2021Lite.ts')).kt2021LiteFor,
} as const satisfies Readonly<Record<string, () => Promise<Made>>>;

/** What a battle has in which `tables` play a side, or none. */
const FETCH_FOR: Readonly<Record<Hand, () => Promise<readonly Plugin[]>>> = {
  people: () => Promise.resolve([]),
  tables: async () => [(await import('./tables/byTables.ts')).byTables],
};

export type KillTeamId = keyof typeof FETCH;

/** Whether a system is one of the family. */
export const isKillTeamId = (id: string): id is KillTeamId => Object.hasOwn(FETCH, id);

const KILL_TEAM_IDS: readonly KillTeamId[] = Object.keys(FETCH).filter(isKillTeamId);

/** The system whose campaigns are founded: its rules may still have to come. */
export const CAMPAIGN_SYSTEM: { readonly id: KillTeamId; readonly version: string } = acolyteEdition;

let fetched: readonly KillTeam[] = [];

/** The systems whose rules are here. The same list until there are more of them. */
export const fetchedSystems = (): readonly KillTeam[] => fetched;

/** A system of the family by its id; null: there is none, or its rules are not here yet. */
export const findSystem = (id: string): KillTeam | null => fetched.find((system) => system.id === id) ?? null;

/** Tables can play a side by these rules. */
const playsItself = ({ plugins }: KillTeam): boolean => plugins.some(({ id }) => id === 'npo');

/** A system is here, for tables to play a side of it where that is asked. */
function isHere(id: string, hand: Hand): boolean {
  const system = findSystem(id);
  return system !== null && (hand === 'people' || playsItself(system));
}

async function fetchOne(id: KillTeamId, hand: Hand): Promise<void> {
  if (isHere(id, hand)) return;
  const [make, byTables] = await Promise.all([FETCH[id](), FETCH_FOR[hand]()]);
  if (!isHere(id, hand)) fetched = [...fetched.filter((system) => system.id !== id), make(...byTables)];
}

/**
 * Fetches the rules of these systems of the family, of all when left out; ids of none are passed over. From then on {@link systemById}
 * knows them. `hand`: who may play a side of their battles; with `people` they come without what only tables need, unless that is
 * here already. Rejects when one cannot be fetched.
 */
export async function fetchKillTeams(ids: readonly string[] = KILL_TEAM_IDS, hand: Hand = 'tables'): Promise<void> {
  await Promise.all(ids.filter(isKillTeamId).map((id) => fetchOne(id, hand)));
}

/** A system of the family by its id, or a thrown bug: whoever has something of a system has fetched its rules before. */
export const systemById = (id: string): KillTeam => present(findSystem(id), `system ${id}`);

/** The rules of a battle; a thrown bug where tables play a side of it and what they need is not here. */
export function rulesOf({ ruleset, sides }: BattleState): KillTeam {
  const rules = systemById(ruleset);
  invariant(sides[1].hand === 'people' || playsItself(rules), `tables that play ${ruleset}`);
  return rules;
}

const games = new WeakMap<KillTeam, ReturnType<typeof gamesOf>>();

function gamesFor(rules: KillTeam): ReturnType<typeof gamesOf> {
  const found = games.get(rules) ?? gamesOf(rules);
  games.set(rules, found);
  return found;
}

/** A battle with the rules of the system that it names. */
export const gameOf = (state: BattleState): Game => gamesFor(rulesOf(state))(state);
