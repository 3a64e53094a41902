/**
 * What a modifier adds to: each die of the hit roll, the AP, the number of attack dice, each die of the armour roll, the die of
 * a recovery or nerve roll.
 */
export type Modified = 'hit' | 'ap' | 'dice' | 'armour' | 'recovery' | 'nerve';

/** Circumstances that change an attack, in the order in which they are told. */
export const CIRCUMSTANCES = [
  'obscured',
  'longRange',
  'aim',
  'focus',
  'charge',
  'outnumbering',
  'cover',
  'targetDown',
  'disengage',
] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** One change of an attack, and why. */
export type Modifier = { readonly what: Modified; readonly value: number } & (
  | { readonly source: Circumstance }
  | { readonly source: 'ability'; readonly ability: string }
);

/** All that the modifiers add to one thing: they add up, whatever they come from (V-10). */
export const sumOf = (modifiers: readonly Modifier[], what: Modified): number =>
  modifiers.filter((each) => each.what === what).reduce((sum, { value }) => sum + value, 0);

/** Which of the two a Focus, or a charge, gives (V-28, V-44). */
export type FocusBonus = 'hit' | 'ap';
