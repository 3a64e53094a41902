import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import { modifiersOf, type Trait } from '../../engine/family/killteam/traits/trait.ts';
import { weaponsOf } from '../arming.ts';
import type { Pack } from '../pack.ts';
import type { EquipmentRow } from '../schema/equipment.ts';
import type { CarriedEquipment } from '../schema/retinue.ts';
import { weaponWith } from '../weaponWith.ts';

type Gives = Pick<EquipmentRow, 'trait' | 'weapon'>;

/** What an item gives: itself, and the option that was chosen for it. */
function givenBy(pack: Pack, { id, option }: CarriedEquipment): readonly Gives[] {
  const row = pack.equipment.get(id);
  if (row === undefined) return [];
  const chosen = row.options.find((each) => each.id === option);
  return chosen === undefined ? [row] : [row, chosen];
}

type Figures = Pick<Operative, 'apl' | 'move' | 'hit' | 'save' | 'wounds' | 'maxWounds'>;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The figures of a card with what its equipment changes of them; Hit and Save are better when they are lower. */
function figuresWith({ apl, move, hit, save, maxWounds }: Operative, traits: readonly Trait[]): Figures {
  const by = (stat: string): number =>
    modifiersOf(traits, 'stat')
      .filter((change) => change.stat === stat && change.group === undefined)
      .reduce((sum, change) => sum + change.by, 0);
  const wounds = Math.max(1, maxWounds + by('wounds'));
  return {
    apl: Math.max(0, apl + by('apl')),
    move: Math.max(0, move + by('move')),
    hit: clamp(hit - by('hit'), 2, 6),
    save: clamp(save - by('save'), 2, 6),
    wounds,
    maxWounds: wounds,
  };
}

/** An operative with what these change of its figures and weapons, and everything else that they do in its traits. */
export const withTraits = (operative: Operative, traits: readonly Trait[]): Operative => ({
  ...operative,
  ...figuresWith(operative, traits),
  weapons: operative.weapons.map((weapon) => weaponWith(weapon, traits)),
  traits: [...(operative.traits ?? []), ...traits],
});

/**
 * An operative with its equipment: its figures and weapons as the items change them, their weapons with its own, and
 * everything else that they do in its traits. Items that the pack has not are left out.
 */
export function equipped(pack: Pack, operative: Operative, carried: readonly CarriedEquipment[]): Operative {
  const gives = carried.flatMap((each) => givenBy(pack, each));
  if (gives.length === 0) return operative;
  const traits = gives.flatMap(({ trait }) => trait ?? []);
  const card = pack.operatives.get(operative.card);
  const own = gives
    .flatMap(({ weapon }) => (weapon === null ? [] : (pack.weapons.get(weapon) ?? [])))
    .flatMap((item) => weaponsOf(item, { rangedHit: card?.rangedHit ?? null }));
  return withTraits({ ...operative, weapons: [...operative.weapons, ...own] }, traits);
}
