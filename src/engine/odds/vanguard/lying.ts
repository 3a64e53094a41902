import type { VanguardAttack } from './attack.ts';

/** A shot, or blows of any kind. */
export type AttackKind = 'ranged' | 'melee';

/** Attacks change so against whoever lies: armour is 1 worse, and blows hit by 1 better. Source: V-43, V-58, V-59, X-44. */
const AGAINST: Readonly<Record<AttackKind, { readonly hit: number; readonly ap: number }>> = {
  ranged: { hit: 0, ap: 1 },
  melee: { hit: 1, ap: 1 },
};

/** An attack with so much added to its hit dice and to its AP. */
export const changedBy = (attack: VanguardAttack, hit: number, ap: number): VanguardAttack => ({
  ...attack,
  hitMod: attack.hitMod + hit,
  weapon: { ...attack.weapon, ap: attack.weapon.ap + ap },
});

/** An attack on somebody who stands as it is when they lie; nothing is left of a recovery roll. */
export function againstLying(attack: VanguardAttack, kind: AttackKind): VanguardAttack {
  const { hit, ap } = AGAINST[kind];
  return { ...changedBy(attack, hit, ap), target: { ...attack.target, down: true } };
}
