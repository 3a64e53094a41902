/** An inch on the board, in grid steps: whole hundredths of a millimetre, so that the radius of every base is whole. */
export const INCH = 2540;

/** A millimetre, in grid steps. */
export const MILLIMETRE = 100;

/** What two lengths may differ by and still be the same, in grid steps: far below anything that can be measured. */
export const EPSILON = 1e-5;

/** So many inches in grid steps, on the grid. */
export const toGrid = (inches: number): number => Math.round(inches * INCH);

/** The radius, in grid steps, of a round base whose diameter is sold as so many millimetres. */
export const radiusOf = (millimetres: number): number => Math.round((millimetres * MILLIMETRE) / 2);

/** So many grid steps in inches. */
export const toInches = (steps: number): number => steps / INCH;
