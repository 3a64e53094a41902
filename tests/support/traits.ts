import type { Trait, Use } from '../../src/engine/family/killteam/traits/trait.ts';
import type { ModifierCondition } from '../../src/engine/family/killteam/card/lastingChange.ts';
import type { Modifier } from '../../src/engine/family/killteam/traits/modifier.ts';

/** A trait with these changes, by its id. */
export const traitWith = (id: string, set: Partial<Trait> = {}): Trait => ({
  id,
  name: id,
  text: `What ${id} does.`,
  source: 'honour',
  plays: 'engine',
  modifiers: [],
  use: null,
  ...set,
});

/** What an operative has when only these changes are made to it. */
export const changed = (...modifiers: readonly Modifier[]) => ({
  traits: [traitWith('trait', { modifiers: [...modifiers] })],
});

/** A use without cost or limit, in its own activation. */
export const handUse = (set: Partial<Use> = {}): Use => ({
  ap: 0,
  cp: 0,
  times: null,
  per: 'turningPoint',
  during: 'activation',
  test: false,
  effects: [],
  ...set,
});

/** What an operative has when it can use only this. */
export const usable = (set: Partial<Use> = {}, trait: Partial<Trait> = {}) => ({
  traits: [traitWith('trait', { use: handUse(set), ...trait })],
});

/** A rule for any weapon on a condition. */
export const ruleWhen = (id: string, when: ModifierCondition): Modifier => ({
  op: 'weaponRule',
  group: 'any',
  rule: { id, params: {} },
  when,
});

/** Dice for weapons on a condition. */
export const diceWhen = (when: ModifierCondition, group: 'any' | 'ranged' | 'melee' | 'pistol' = 'any'): Modifier => ({
  op: 'attackDice',
  group,
  by: 1,
  when,
});

export const uses = (operative = 'vex', trait = 'trait') => ({ type: 'useTrait', operative, trait }) as const;
