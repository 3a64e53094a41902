import { modifiersOf } from '../../family/killteam/traits/trait.ts';
import { GATE_LEVELS } from './allowances.ts';
import type { CampaignItem } from './content.ts';
import type { CarriedItem } from './member.ts';
import { carriedBy, itemOf, type MemberRows } from './memberRows.ts';

/** An item that this operative may not have, and the level of its player's Acolyte that would allow it; null: none would. */
export interface Gated {
  readonly item: string;
  readonly level: number | null;
}

type Gate = CampaignItem['gate'];

const levelFor = (gate: Gate): number | null => (gate === 'relic' || gate === 'card' ? null : GATE_LEVELS[gate]);

const shutFor = (gate: Gate, acolyteLevel: number): boolean => {
  const needed = levelFor(gate);
  return needed === null || acolyteLevel < needed;
};

/** Items behind a gate: not those found, nor armour of the card. */
const bought = ({ content, card }: MemberRows, carried: readonly CarriedItem[]): readonly CampaignItem[] =>
  carried
    .filter(({ stash, item }) => stash === null && item !== card?.ownArmour)
    .flatMap((each) => itemOf(content, each) ?? []);

/**
 * What this operative carries against the gates (`rules/acolyte.md` C2): basic items always, restricted ones from level 4 of
 * its player's Acolyte, rare ones from level 8, relics only when found, weapons printed on a card never. Traits that open a
 * gate do so for so many items, the rare first. `given`: items that the armoury gave it.
 */
export function gatedItems(rows: MemberRows, acolyteLevel: number, given: readonly string[] = []): readonly Gated[] {
  const opened = { rare: 0, restricted: 0 };
  for (const { upTo, items } of modifiersOf(rows.traits, 'gate')) opened[upTo] += items;
  const shut = bought(rows, carriedBy(rows.member)).filter(
    ({ id, gate }) => shutFor(gate, acolyteLevel) && !given.includes(id),
  );
  const ordered = shut.toSorted((one, other) => Number(other.gate === 'rare') - Number(one.gate === 'rare'));
  return ordered.flatMap(({ id, gate }) => {
    const uses = gate === 'restricted' && opened.restricted > 0 ? 'restricted' : 'rare';
    if ((gate === 'restricted' || gate === 'rare') && opened[uses] > 0) {
      opened[uses] -= 1;
      return [];
    }
    return [{ item: id, level: levelFor(gate) }];
  });
}
