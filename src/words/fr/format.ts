import { inches as written } from '../format.ts';

export { change, damagePair, number, percent, signed, target } from '../format.ts';

/** 5.9 inches as they are written in French: `5,9″`. */
export const inches = (length: number): string => written(length).replace('.', ',');
