import { createContext, useContext } from 'react';
import type { FreeResult, FreeRoll } from '../engine/dice/freeRoll.ts';
import type { Words } from '../words/words.ts';

/** Names that a battle can give for one to be drawn from. */
export type BattleList = Exclude<keyof Words<'log'>['freeDice']['lists'], 'numbers' | 'own'>;

/** A roll for the table that the log still shows. */
export interface FreeRolled {
  readonly roll: FreeRoll;
  readonly faces: readonly number[];
  readonly result: FreeResult;
  readonly why: string | null;
}

/** What the dice for the table need of the battle they are rolled in, of whichever game. */
export interface FreeDiceTable {
  readonly words: Words<'log'>;
  /** The dice of whoever holds the app lie on the table. */
  readonly onTable: boolean;
  readonly lists: Readonly<Partial<Record<BattleList, readonly string[]>>>;
  /** The last one; null: none. */
  readonly last: FreeRolled | null;
  /** Takes the last roll back; null: something has come after it. */
  readonly takeBack: (() => void) | null;
  /** Rolls: faces that lie on the table, null: by the battle's seed. `why` null: no reason given. */
  readonly send: (roll: FreeRoll, faces: readonly number[] | null, why: string | null) => void;
}

export const FreeDiceTableContext = createContext<FreeDiceTable | null>(null);

/** The battle that the dice for the table are rolled in. Throws outside of one (a bug). */
export function useFreeDiceTable(): FreeDiceTable {
  const table = useContext(FreeDiceTableContext);
  if (table === null) throw new Error('dice for no table');
  return table;
}
