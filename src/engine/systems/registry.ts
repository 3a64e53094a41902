import { present } from '../core/invariant.ts';
import type { BattleBase, SideBase } from '../log/battleBase.ts';
import type { Door } from './door.ts';
import { DOORS } from './doors.ts';
import type { AnyGame } from './system.ts';

export type SystemId = keyof typeof DOORS;

export const isSystemId = (id: string): id is SystemId => Object.hasOwn(DOORS, id);

export const SYSTEM_IDS: readonly SystemId[] = Object.keys(DOORS).filter(isSystemId);

const doorOf = (id: string): Door | null => (isSystemId(id) ? DOORS[id] : null);

/** A game by the id of its system; null: there is none, or it is not here yet. */
export const findGame = (id: string): AnyGame | null => doorOf(id)?.find() ?? null;

/** The games that are here. */
export const fetchedGames = (): readonly AnyGame[] => SYSTEM_IDS.flatMap((id) => findGame(id) ?? []);

/** The game of a battle, or a thrown bug: whoever has a battle has fetched its game before. */
export const gameFor = ({ ruleset }: Pick<BattleBase, 'ruleset'>): AnyGame =>
  present(findGame(ruleset), `system ${ruleset}`);

/**
 * Fetches these systems as everything above the engine knows them, all when left out; ids of none are passed over. From then on
 * {@link gameFor} knows them. `hand`: who may play a side of their battles; with `people` they come without what only tables
 * need, unless that is here already. Rejects when one cannot be fetched.
 */
export async function fetchSystems(
  ids: readonly string[] = SYSTEM_IDS,
  hand: SideBase['hand'] = 'tables',
): Promise<void> {
  await Promise.all(ids.map(async (id) => doorOf(id)?.fetch(hand)));
}
