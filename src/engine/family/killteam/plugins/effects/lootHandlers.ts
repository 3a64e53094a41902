import { setOperative } from '../../flow/evolve/change.ts';
import type { Handlers } from '../../rules/plugin.ts';
import type { LootEvent } from './lootEvent.ts';

type Taken = Extract<LootEvent, { type: 'lootTaken' }>;

/** What loot changes of a battle: what is taken is on the card. */
export const lootHandlers = {
  lootTaken: (state, { operative, set }: Taken) => (operative === null ? state : setOperative(state, operative, set)),
} satisfies Partial<Handlers>;
