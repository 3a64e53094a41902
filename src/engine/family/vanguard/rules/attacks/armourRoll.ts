import type { Test } from '../dice/grade.ts';
import { type Modifier, sumOf } from '../modifiers/modifier.ts';

/** What a model may save with: its AR, or an invulnerable value. */
export type ArmourWay =
  | { readonly kind: 'armour'; readonly target: number }
  | { readonly kind: 'invulnerable'; readonly target: number };

/** What an attack, or a fall, does to armour. */
export interface Piercing {
  readonly ap: number;
  readonly modifiers: readonly Modifier[];
}

/** The values a model may choose from, for each roll anew: one of them, never two (V-61). The first is its AR. */
export const armourWays = (armour: number, invulnerable: readonly number[]): readonly ArmourWay[] => [
  { kind: 'armour', target: armour },
  ...invulnerable.map((target): ArmourWay => ({ kind: 'invulnerable', target })),
];

/** All AP of an attack together with what adds to it. */
export const apOf = ({ ap, modifiers }: Piercing): number => ap + sumOf(modifiers, 'ap');

/**
 * What each armour die is rolled against: AR, each result less the AP, with cover and the like (V-56); an invulnerable value
 * as it stands, touched by nothing (V-61).
 */
export function armourTest(way: ArmourWay, piercing: Piercing): Test {
  switch (way.kind) {
    case 'armour':
      return { target: way.target, modifier: sumOf(piercing.modifiers, 'armour') - apOf(piercing) };
    case 'invulnerable':
      return { target: way.target, modifier: 0 };
  }
}

/** How many armour dice a roll begins with: one for each hit; mortal wounds have none (V-56, V-62). */
export const armourDice = (hits: number): number => hits;

/** Hits that successes of the armour roll save: what explodes beyond the hits is lost (V-56, X-75). */
export const savedHits = (hits: number, saves: number): number => Math.min(hits, saves);
