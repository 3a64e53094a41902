import type { Weapon } from '../../engine/family/killteam/model/operative.ts';
import type { Member } from '../../engine/campaign/model/member.ts';
import type { Trait } from '../../engine/family/killteam/traits/trait.ts';
import { isOfGroup } from '../../engine/family/killteam/stats/changes.ts';
import { weaponsOf } from '../arming.ts';
import type { Pack } from '../pack.ts';
import type { OperativeCard } from '../schema/operativeCard.ts';
import type { WeaponItem } from '../schema/weapon.ts';
import { clampHit, weaponWith } from '../weaponWith.ts';
import { lasting, lastingRules } from './battleTraits.ts';
import type { CampaignPack } from './campaignPack.ts';

/** The packs that wargear is looked up in. */
export interface Packs {
  readonly pack: Pack;
  readonly campaignPack: CampaignPack;
}

/** A weapon of one of the packs; null: none has it. */
export const weaponItem = ({ pack, campaignPack }: Packs, id: string): WeaponItem | null =>
  campaignPack.weapons.find((weapon) => weapon.id === id) ?? pack.weapons.get(id) ?? null;

/** An item so many times is one weapon with so many uses: two grenades. */
const timesOver = (item: WeaponItem, times: number): WeaponItem =>
  times === 1
    ? item
    : {
        ...item,
        profiles: item.profiles.map((profile) => ({
          ...profile,
          rules: profile.rules.map((rule) =>
            rule.id === 'limited' ? { ...rule, params: { x: Number(rule.params['x']) * times } } : rule,
          ),
        })),
      };

function grouped(packs: Packs, ids: readonly string[]): WeaponItem[] {
  return [...new Set(ids)].flatMap((id) => {
    const item = weaponItem(packs, id);
    return item === null ? [] : [timesOver(item, ids.filter((other) => other === id).length)];
  });
}

const named = (rows: readonly { readonly id: string; readonly weapon: string | null }[], id: string): string[] => {
  const weapon = rows.find((row) => row.id === id)?.weapon ?? null;
  return weapon === null ? [] : [weapon];
};

/**
 * Everything a member fights with: weapons, equipment and powers that are weapons, and its card's fists when nothing of it is
 * for melee. What no pack has is left out.
 */
export function itemsOfMember(packs: Packs, member: Member, card: OperativeCard): readonly WeaponItem[] {
  const { equipment, powers } = packs.campaignPack;
  const items = grouped(packs, [
    ...member.weapons.map(({ item }) => item),
    ...member.equipment.flatMap(({ item }) => named(equipment, item)),
    ...member.powers.flatMap((power) => named(powers, power)),
  ]);
  if (card.unarmed === null || items.some(({ kind }) => kind === 'melee')) return items;
  return [...items, ...grouped(packs, [card.unarmed])];
}

/** A weapon with what its bearer's traits always change of it: Hit, dice, damage and rules. */
function changedWeapon(weapon: Weapon, traits: readonly Trait[]): Weapon {
  const rules = lastingRules(traits).filter(({ group }) => isOfGroup(weapon, group));
  const changed = weaponWith(weapon, lasting(traits));
  return { ...changed, rules: [...weapon.rules, ...rules.map(({ rule }) => rule)] };
}

/** The lines of these items for a card whose Hit is now `hit`; a better Hit helps its own ranged Hit as well. */
export function memberWeapons(
  items: readonly WeaponItem[],
  card: OperativeCard,
  { hit, traits }: { readonly hit: number; readonly traits: readonly Trait[] },
): Weapon[] {
  const rangedHit = card.rangedHit === null ? null : clampHit(card.rangedHit + hit - card.hit);
  return items
    .flatMap((item) => weaponsOf(item, { ...card, rangedHit }))
    .map((weapon) => changedWeapon(weapon, traits));
}
