const TOLERANCE = 1e-6;

/** Within so many inches, that distance included; a millionth more or less says nothing. */
export const within = (distance: number, inches: number): boolean => distance <= inches + TOLERANCE;

/** More than so many inches. */
export const beyond = (distance: number, inches: number): boolean => !within(distance, inches);

/** Whole inches of a length, what is over left out. */
export const wholeInches = (inches: number): number => Math.floor(inches + TOLERANCE);
