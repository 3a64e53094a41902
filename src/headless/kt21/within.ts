const TOLERANCE = 1e-6;

/** Within so many inches, a millionth more or less. */
export const within = (distance: number, inches: number): boolean => distance <= inches + TOLERANCE;
