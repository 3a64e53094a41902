import type { Operative } from '../engine/family/killteam/model/operative.ts';
import { present } from '../engine/core/invariant.ts';
import type { Pack } from './pack.ts';
import type { Faction, Variant } from './schema/faction.ts';
import { toOperative } from './toOperative.ts';
import { weaponWith } from './weaponWith.ts';

/** A variant of the faction by its id; null: none, or it has no such variant. */
export const variantOf = ({ variants = [] }: Faction, id: string | null | undefined): Variant | null =>
  variants.find((variant) => variant.id === id) ?? null;

/** A variant by lot; null: the faction has none. `roll` gives faces 1..sides. */
export function variantByLot({ variants = [] }: Faction, roll: (sides: number) => number): string | null {
  return variants.length === 0 ? null : (variants[roll(variants.length) - 1]?.id ?? null);
}

/** The operative with what its variant grants to its keywords. */
export function withVariant(operative: Operative, variant: Variant | null): Operative {
  const granted = (variant?.grants ?? [])
    .filter(({ keyword }) => keyword === null || operative.keywords.includes(keyword))
    .flatMap(({ traits }) => traits);
  if (granted.length === 0) return operative;
  return {
    ...operative,
    traits: [...(operative.traits ?? []), ...granted],
    weapons: operative.weapons.map((weapon) => weaponWith(weapon, granted)),
  };
}

/** Cards that may take a fallen one's place, each as it would stand there. */
export const reservesOf = (pack: Pack, cards: readonly string[]): Operative[] =>
  cards.map((id) => {
    const { name, dv } = present(pack.operatives.get(id), `no card ${id}`);
    return toOperative(pack, {
      id,
      name,
      card: id,
      portrait: null,
      weapons: [],
      armour: null,
      side: 'enemy',
      owner: null,
      dv,
    });
  });
