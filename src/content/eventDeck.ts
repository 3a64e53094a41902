import type { RollTable } from '../engine/family/killteam/tables/rollTable.ts';
import type { Pack } from './pack.ts';

type Tables = Pick<Pack, 'tables'>;

/** What an id ends with that means a table drawn like a deck; no table of a pack has such an id. */
const DECK = '/deck';

/** The id of the table of this id or, where it means a deck, of the table it is a deck of. */
export const tableIdOf = (id: string): string => (id.endsWith(DECK) ? id.slice(0, -DECK.length) : id);

/** Whether the events of this id come from a deck: no event twice until all were drawn (`rules/acolyte.md` C14, deck option). */
export const isDeckId = (id: string): boolean => id.endsWith(DECK);

/** The same events from a deck, or by a die each time. */
export const asDeckId = (id: string, deck: boolean): string => (deck ? `${tableIdOf(id)}${DECK}` : tableIdOf(id));

/** Whether there is a choice: a table that is a deck by itself stays one. */
export const canBeDeck = ({ tables }: Tables, id: string): boolean => {
  const table = tables.get(tableIdOf(id));
  return table !== undefined && table.deck === undefined;
};

/** The table of events of this id, as a battle has it; null: no pack has it. */
export function eventTableFrom({ tables }: Tables, id: string): RollTable | null {
  const table = tables.get(tableIdOf(id)) ?? null;
  return table === null || !isDeckId(id) || table.deck !== undefined
    ? table
    : { ...table, deck: { reshuffle: 'whenEmpty' } };
}
