import { MOST_AMONG } from '../../engine/dice/freeRoll.ts';
import type { FreeDiceTable } from '../../scene/freeDiceTable.ts';
import type { Words } from '../../words/words.ts';

export type ListId = keyof Words<'log'>['freeDice']['lists'];

/** What a list is made of, where the players say it: how many numbers, which names. */
export interface ListSaid {
  readonly count: number;
  readonly own: string;
}

function namesIn({ lists }: FreeDiceTable, list: ListId, { count, own }: ListSaid): readonly string[] {
  switch (list) {
    case 'standing':
    case 'mine':
    case 'foes':
    case 'marks':
    case 'players':
      return lists[list] ?? [];
    case 'numbers':
      return Array.from({ length: count }, (_, nth) => `${nth + 1}`);
    case 'own':
      return own
        .split(/[,;\n]/u)
        .map((name) => name.trim())
        .filter((name) => name !== '');
  }
}

/** The names of a list, no more than can be drawn from. */
export const namesOf = (table: FreeDiceTable, list: ListId, said: ListSaid): readonly string[] =>
  namesIn(table, list, said).slice(0, MOST_AMONG);

const LISTS: readonly ListId[] = ['standing', 'mine', 'foes', 'marks', 'players', 'numbers', 'own'];
const SAID_BY_PLAYERS: readonly ListId[] = ['numbers', 'own'];
const LEAST = 2;

/** The lists that have something to draw from. */
export const listsOf = (table: FreeDiceTable): readonly ListId[] =>
  LISTS.filter((list) => SAID_BY_PLAYERS.includes(list) || namesOf(table, list, { count: 0, own: '' }).length >= LEAST);
