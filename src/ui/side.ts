/** The two sides of the table: the retinue stands left (square, verdigris), the enemy right (lozenge, sulphur). */
export type SideColour = 'retinue' | 'enemy';

/** An order as it is drawn: solid triangle for engage, hatched for conceal, with its word. `odds`: in place of the word. */
export type OrderShown = { readonly kind: 'engage' | 'conceal'; readonly word: string; readonly odds?: string };

/** Action points left of a full allotment; `label` is spoken ("2 of 3 AP"). */
export type ApShown = {
  readonly left: number;
  readonly of: number;
  readonly label: string;
  /** Short acts, not points: drawn longer. */
  readonly slots?: boolean;
};
