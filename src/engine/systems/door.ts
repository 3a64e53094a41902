import type { SideBase } from '../log/battleBase.ts';
import type { AnyGame } from './system.ts';

/** How a game is fetched, and found from then on. */
export interface Door {
  /** `hand`: who may play a side of its battles. Rejects when it cannot be fetched; may be asked again. */
  readonly fetch: (hand: SideBase['hand']) => Promise<unknown>;
  /** Null: it is not here yet. */
  readonly find: () => AnyGame | null;
}

/** The door of a game that is fetched whole. */
export function doorTo(fetch: () => Promise<AnyGame>): Door {
  let game: AnyGame | null = null;
  return {
    fetch: async () => {
      game ??= await fetch();
    },
    find: () => game,
  };
}
