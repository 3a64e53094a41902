import { acolyteEdition } from './acolyte/edition.ts';
import { present } from '../core/invariant.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import { type Game, gamesOf } from '../family/killteam/rules/game.ts';
import type { KillTeam } from '../family/killteam/rules/plugin.ts';

/** The systems there are, the one that is offered first at the front, and how the rules of each are fetched. */
const FETCH = {
  acolyte: async () => (await import('./acolyte/acolyte.ts')).acolyteKillTeam,
  kt3: async () => (await import('./kt3/kt3.ts')).kt3KillTeam,
  kt2021: async () => (await import('./kt2021/kt2021.ts')).kt2021KillTeam,
  'kt2021-lite': async () => (await import('./kt2021-lite/kt2021Lite.ts')).kt2021LiteKillTeam,
} as const satisfies Readonly<Record<string, () => Promise<KillTeam>>>;

export type SystemId = keyof typeof FETCH;

export const isSystemId = (id: string): id is SystemId => Object.hasOwn(FETCH, id);

export const SYSTEM_IDS: readonly SystemId[] = Object.keys(FETCH).filter(isSystemId);

/** The system whose campaigns are founded: its rules may still have to come. */
export const CAMPAIGN_SYSTEM: { readonly id: SystemId; readonly version: string } = acolyteEdition;

let fetched: readonly KillTeam[] = [];

/** The systems whose rules are here. The same list until there are more of them. */
export const fetchedSystems = (): readonly KillTeam[] => fetched;

/** A system by its id; null: there is none, or its rules are not here yet. */
export const findSystem = (id: string): KillTeam | null => fetched.find((system) => system.id === id) ?? null;

async function fetchOne(id: SystemId): Promise<void> {
  if (findSystem(id) !== null) return;
  const system = await FETCH[id]();
  if (findSystem(id) === null) fetched = [...fetched, system];
}

/**
 * Fetches the rules of these systems, of all when left out; ids of none are passed over. From then on {@link systemById}
 * knows them. Rejects when one cannot be fetched.
 */
export async function fetchSystems(ids: readonly string[] = SYSTEM_IDS): Promise<void> {
  await Promise.all(ids.filter(isSystemId).map(fetchOne));
}

/** A system by its id, or a thrown bug: whoever has something of a system has fetched its rules before. */
export const systemById = (id: string): KillTeam => present(findSystem(id), `system ${id}`);

const games = new Map<string, ReturnType<typeof gamesOf>>();

function gamesFor(id: string): ReturnType<typeof gamesOf> {
  const found = games.get(id) ?? gamesOf(systemById(id));
  games.set(id, found);
  return found;
}

/** A battle with the rules of the system that it names. */
export const gameOf = (state: BattleState): Game => gamesFor(state.ruleset)(state);
