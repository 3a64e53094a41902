import { overruled } from './overruled.ts';

/** What the table has otherwise than the board of a battle. */
export const otherwise = {
  inRange: (far: string) => `In range, ${far}`,
  notInRange: (far: string) => `Out of range, ${far}`,
  hint: 'Is it otherwise? Tap what is so.',
  /** Of a fold, and of a list. */
  byTable: 'Not as the board has it',
  saidOf: (count: number) => `${count} by hand`,
  says: overruled.says,
};
