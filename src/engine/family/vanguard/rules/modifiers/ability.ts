import type { Modified, Modifier } from './modifier.ts';

/** What an ability of a card gives an attack, said before its roll: the example is +1 to hit for a CP (V-08). */
export interface AbilityBonus {
  /** Its id on the card. */
  readonly ability: string;
  readonly what: Modified;
  readonly value: number;
}

/** Abilities used for this attack, in the order in which they were said; they add up with all else (V-08, V-10). */
export const abilities = (used: readonly AbilityBonus[]): readonly Modifier[] =>
  used.map((bonus) => ({ source: 'ability', ...bonus }));
