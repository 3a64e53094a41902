/** What rulings are about, in the order in which they are listed. */
export const RULING_SUBJECTS = [
  'sight',
  'shooting',
  'fighting',
  'dice',
  'numbers',
  'moving',
  'turns',
  'setUp',
  'missions',
  'campaign',
  'killzones',
  'closeQuarters',
] as const;
export type RulingSubject = (typeof RULING_SUBJECTS)[number];

/**
 * What the app does about a ruling: plays by it; asks the table for the fact that it is about; says it at its moment; leaves it
 * to the eye on the board; waits for a pack that has what it is about.
 */
export type RulingTreatment = 'obeys' | 'asks' | 'says' | 'board' | 'pack';

interface Ruling {
  readonly about: RulingSubject;
  readonly app: RulingTreatment;
}

/** The 63 rulings of the designers' commentary on Kill Team 2021, by their ids, and what the app does about each. */
export const RULINGS = {
  'C-01': { about: 'sight', app: 'says' },
  'C-02': { about: 'sight', app: 'says' },
  'C-03': { about: 'sight', app: 'says' },
  'C-04': { about: 'sight', app: 'obeys' },
  'C-05': { about: 'sight', app: 'says' },
  'C-06': { about: 'numbers', app: 'obeys' },
  'C-07': { about: 'numbers', app: 'obeys' },
  'C-08': { about: 'numbers', app: 'obeys' },
  'C-09': { about: 'numbers', app: 'obeys' },
  'C-10': { about: 'numbers', app: 'asks' },
  'C-11': { about: 'moving', app: 'says' },
  'C-12': { about: 'moving', app: 'says' },
  'C-13': { about: 'moving', app: 'says' },
  'C-14': { about: 'moving', app: 'obeys' },
  'C-15': { about: 'moving', app: 'says' },
  'C-16': { about: 'moving', app: 'obeys' },
  'C-17': { about: 'fighting', app: 'obeys' },
  'C-18': { about: 'fighting', app: 'obeys' },
  'C-19': { about: 'fighting', app: 'obeys' },
  'C-20': { about: 'shooting', app: 'obeys' },
  'C-21': { about: 'shooting', app: 'obeys' },
  'C-22': { about: 'fighting', app: 'obeys' },
  'C-23': { about: 'shooting', app: 'obeys' },
  'C-24': { about: 'shooting', app: 'obeys' },
  'C-25': { about: 'dice', app: 'obeys' },
  'C-26': { about: 'fighting', app: 'obeys' },
  'C-27': { about: 'fighting', app: 'obeys' },
  'C-28': { about: 'fighting', app: 'obeys' },
  'C-29': { about: 'dice', app: 'obeys' },
  'C-30': { about: 'shooting', app: 'obeys' },
  'C-31': { about: 'shooting', app: 'obeys' },
  'C-32': { about: 'shooting', app: 'says' },
  'C-33': { about: 'turns', app: 'obeys' },
  'C-34': { about: 'turns', app: 'obeys' },
  'C-35': { about: 'numbers', app: 'obeys' },
  'C-36': { about: 'turns', app: 'obeys' },
  'C-37': { about: 'numbers', app: 'obeys' },
  'C-38': { about: 'turns', app: 'obeys' },
  'C-39': { about: 'turns', app: 'obeys' },
  'C-40': { about: 'setUp', app: 'says' },
  'C-41': { about: 'numbers', app: 'obeys' },
  'C-42': { about: 'missions', app: 'pack' },
  'C-43': { about: 'setUp', app: 'says' },
  'C-44': { about: 'missions', app: 'obeys' },
  'C-45': { about: 'missions', app: 'asks' },
  'C-46': { about: 'missions', app: 'obeys' },
  'C-47': { about: 'campaign', app: 'obeys' },
  'C-48': { about: 'campaign', app: 'obeys' },
  'C-49': { about: 'campaign', app: 'obeys' },
  'C-50': { about: 'killzones', app: 'says' },
  'C-51': { about: 'killzones', app: 'says' },
  'C-52': { about: 'killzones', app: 'says' },
  'C-53': { about: 'killzones', app: 'board' },
  'C-54': { about: 'killzones', app: 'says' },
  'C-55': { about: 'closeQuarters', app: 'says' },
  'C-56': { about: 'closeQuarters', app: 'says' },
  'C-57': { about: 'closeQuarters', app: 'says' },
  'C-58': { about: 'closeQuarters', app: 'says' },
  'C-59': { about: 'closeQuarters', app: 'obeys' },
  'C-60': { about: 'closeQuarters', app: 'obeys' },
  'C-61': { about: 'closeQuarters', app: 'obeys' },
  'C-62': { about: 'closeQuarters', app: 'obeys' },
  'C-63': { about: 'closeQuarters', app: 'obeys' },
} as const satisfies Readonly<Record<string, Ruling>>;

export type RulingId = keyof typeof RULINGS;
