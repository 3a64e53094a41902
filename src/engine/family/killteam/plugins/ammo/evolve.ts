import { at } from '../../flow/evolve/draft.ts';
import type { BattleDraft, Handlers } from '../../rules/plugin.ts';

const counterOf = (draft: BattleDraft, operative: string, counter: string) =>
  (at(draft, operative).ammo[counter] ??= { left: 0, max: 0, jammed: false });

export const ammunition = {
  ammoSpent: (draft, event) => {
    counterOf(draft, event.operative, event.counter).left = event.left;
  },
  ammoSet: (draft, event) => {
    counterOf(draft, event.operative, event.counter).left = event.left;
  },
  jammed: (draft, event) => {
    counterOf(draft, event.operative, event.counter).jammed = true;
  },
  reloaded: (draft, event) => {
    Object.assign(counterOf(draft, event.operative, event.counter), { left: event.left, jammed: false });
  },
} satisfies Partial<Handlers>;
