import { withOperative } from '../../flow/evolve/change.ts';
import type { AmmoCounter } from '../../model/operative.ts';
import type { BattleState } from '../../model/state.ts';
import type { Handlers } from '../../rules/plugin.ts';

const EMPTY: AmmoCounter = { left: 0, max: 0, jammed: false };

interface Counted {
  readonly operative: string;
  readonly counter: string;
}

const setCounter = (state: BattleState, { operative, counter }: Counted, set: Partial<AmmoCounter>): BattleState =>
  withOperative(state, operative, (found) => ({
    ...found,
    ammo: { ...found.ammo, [counter]: { ...(found.ammo[counter] ?? EMPTY), ...set } },
  }));

export const ammunition = {
  ammoSpent: (state, event) => setCounter(state, event, { left: event.left }),
  ammoSet: (state, event) => setCounter(state, event, { left: event.left }),
  jammed: (state, event) => setCounter(state, event, { jammed: true }),
  reloaded: (state, event) => setCounter(state, event, { left: event.left, jammed: false }),
} satisfies Partial<Handlers>;
