import type { SideBase } from '../log/battleBase.ts';
import type { AnyGame } from './system.ts';

/** How a game is fetched, and found from then on. */
export interface Door {
  /** `hand`: who may play a side of its battles. Rejects when it cannot be fetched; may be asked again. */
  readonly fetch: (hand: SideBase['hand']) => Promise<unknown>;
  /** Null: it is not here yet. */
  readonly find: () => AnyGame | null;
}

/**
 * The door of a game. `byTables`: the same with what tables need that play a side of it; from then on it is that one. Fetched
 * for people, it comes without.
 */
export function doorTo(fetch: () => Promise<AnyGame>, byTables = fetch): Door {
  let plain: AnyGame | null = null;
  let whole: AnyGame | null = null;
  return {
    fetch: async (hand) => {
      if (whole !== null) return;
      if (hand === 'tables') whole = await byTables();
      else plain ??= await fetch();
    },
    find: () => whole ?? plain,
  };
}
