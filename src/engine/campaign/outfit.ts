import type { CampaignItem } from './model/content.ts';
import type { CarriedItem } from './model/member.ts';
import type { Outfit } from './model/memberRows.ts';

/** The same thing: of the lists by its item, found by its place in the stash. */
export const sameCarried = (one: CarriedItem, other: CarriedItem): boolean =>
  one.item === other.item && one.stash === other.stash;

/** The first of its kind left out. */
function without(list: readonly CarriedItem[], carried: CarriedItem): CarriedItem[] {
  const at = list.findIndex((each) => sameCarried(each, carried));
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}

/** An outfit with one thing less; the same when it is not in it. */
export function putDown({ weapons, armour, equipment }: Outfit, carried: CarriedItem): Outfit {
  return {
    weapons: without(weapons, carried),
    armour: armour !== null && sameCarried(armour, carried) ? null : armour,
    equipment: without(equipment, carried),
  };
}

/** An outfit with one thing more; armour takes the place of what is worn. */
export function takeUp(
  { weapons, armour, equipment }: Outfit,
  carried: CarriedItem,
  slot: CampaignItem['slot'],
): Outfit {
  switch (slot) {
    case 'ranged':
    case 'melee':
      return { weapons: [...weapons, carried], armour, equipment };
    case 'armour':
      return { weapons, armour: carried, equipment };
    case 'equipment':
      return { weapons, armour, equipment: [...equipment, carried] };
  }
}
