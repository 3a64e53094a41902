import type { AmmoCounter, Weapon } from '../engine/family/killteam/model/operative.ts';
import { present } from '../engine/core/invariant.ts';
import type { Pack } from './pack.ts';
import type { OperativeCard } from './schema/operativeCard.ts';
import type { WeaponItem, WeaponProfile } from './schema/weapon.ts';

/** The items carried; the card's unarmed weapon is added when none of them is for melee. Throws on an unknown id. */
export function itemsOf(pack: Pack, card: OperativeCard, ids: readonly string[]): WeaponItem[] {
  const items = ids.map((id) => present(pack.weapons.get(id), `no weapon ${id}`));
  if (card.unarmed === null || items.some(({ kind }) => kind === 'melee')) return items;
  return [...items, present(pack.weapons.get(card.unarmed), `no weapon ${card.unarmed}`)];
}

type Shooter = Pick<OperativeCard, 'rangedHit'>;

const hitOf = (item: WeaponItem, profile: WeaponProfile, card: Shooter): Weapon['hit'] =>
  item.kind === 'ranged' && profile.hit.kind === 'own' && card.rangedHit !== null
    ? { kind: 'set', value: card.rangedHit }
    : profile.hit;

/** The lines of an item as the engine fights with them; ammunition is counted per item. */
export const weaponsOf = (item: WeaponItem, card: Shooter): Weapon[] =>
  item.profiles.map((profile) => ({
    id: profile.id,
    name: profile.name,
    kind: item.kind,
    attacks: profile.attacks,
    hit: hitOf(item, profile, card),
    damage: profile.damage,
    rules: profile.critical === undefined ? profile.rules : [...profile.rules, ...profile.critical],
    ammo: item.ammo === null ? null : { counter: item.id, start: item.ammo, perShot: profile.shots },
    ...(item.pistol === true && { pistol: true }),
    ...(item.ofPower === true && { ofPower: true }),
  }));

/** Full magazines of all items that count their shots. */
export const magazinesOf = (items: readonly WeaponItem[]): Record<string, AmmoCounter> =>
  Object.fromEntries(
    items.flatMap(({ id, ammo }) => (ammo === null ? [] : [[id, { left: ammo, max: ammo, jammed: false }]])),
  );
