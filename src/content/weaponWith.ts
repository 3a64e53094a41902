import type { Weapon } from '../engine/family/killteam/model/operative.ts';
import { isOfGroup } from '../engine/family/killteam/stats/changes.ts';
import { modifiersOf, type Trait } from '../engine/family/killteam/traits/trait.ts';

/** A Hit that a die can have. */
export const clampHit = (value: number): number => Math.min(6, Math.max(2, value));

function shifted(hit: Weapon['hit'], by: number): Weapon['hit'] {
  if (by === 0) return hit;
  if (hit.kind === 'set') return { kind: 'set', value: clampHit(hit.value - by) };
  const shift = by + (hit.kind === 'shift' ? hit.by : 0);
  return shift === 0 ? { kind: 'own' } : { kind: 'shift', by: shift };
}

const atLeastNone = (value: number): number => Math.max(0, value);

/** A weapon with what these traits change of its numbers: Hit, dice, damage. */
export function weaponWith(weapon: Weapon, traits: readonly Trait[]): Weapon {
  const changes = modifiersOf(traits, 'weapon').filter(({ group }) => isOfGroup(weapon, group));
  const sum = (of: 'hit' | 'attacks' | 'normal' | 'critical'): number =>
    changes.reduce((total, change) => total + change[of], 0);
  return {
    ...weapon,
    hit: shifted(weapon.hit, sum('hit')),
    attacks: atLeastNone(weapon.attacks + sum('attacks')),
    damage: {
      normal: atLeastNone(weapon.damage.normal + sum('normal')),
      critical: atLeastNone(weapon.damage.critical + sum('critical')),
    },
  };
}
