import type { Quad } from '../content/photo/quad.ts';

/** The largest picture of a table that is stored, as a data URL, in characters. */
export const PHOTO_MOST = 1_500_000;

/** How strongly a photo shows under its board, in hundredths. */
export const STRENGTHS = [0, 30, 60, 100] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * A photo of a table as the ground of its board. `taken`: as it was taken, scaled; `corners`: of the table in it; `flat`: the table as
 * seen from above, null: it was not laid flat yet.
 */
export interface GroundPhoto {
  readonly taken: string;
  readonly corners: Quad;
  readonly flat: string | null;
  readonly strength: Strength;
}
