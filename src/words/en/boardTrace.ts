import { number } from '../format.ts';

const inTenths = (length: number): string => number(Math.round(length * 10) / 10);

/** Pieces and zones that are traced on the ground of a board. */
export const boardTrace = {
  title: 'Trace',
  hint: 'Draw what stands on your table: round it, corner by corner, or as a box.',
  kinds: { outline: 'Outline', box: 'Box', zone: 'Zone' },
  hints: {
    outline: (corners: number): string =>
      corners < 3
        ? `Tap its corners one after the other: ${corners} so far`
        : 'Tap the first corner again, or close it',
    box: (corners: number): string => (corners === 0 ? 'Tap one corner of the box' : 'Tap the opposite corner'),
    zone: (corners: number): string => (corners === 0 ? 'Tap one corner of the zone' : 'Tap the opposite corner'),
  },
  faults: {
    few: 'It needs three corners.',
    line: 'Its corners lie on one line: nothing is inside. The last one is taken back.',
    crosses: 'Its border crosses itself. The last corner is taken back.',
  },
  close: 'Close it',
  back: 'One corner back',
  middle: 'Into the middle',
  pieceName: 'Traced piece',
  zoneName: 'Drop zone',
};

/** What a zone is for, and how large it is. */
export const boardZone = {
  kind: 'What it is for',
  kinds: { drop: 'Drop zone', entry: 'Entry', area: 'Area' },
  side: 'Whose it is',
  sides: { 0: 'First side', 1: 'Second side', either: 'Either' },
  wide: 'Inches long',
  deep: 'Inches deep',
};

/** Pieces that are moved together. */
export const boardGroup = {
  with: 'Moved together with',
  withMore: (count: number) => `One of ${count} that are moved together; and with`,
  nobody: 'choose a piece',
  place: (name: string, left: number, near: number) =>
    `${name}, ${inTenths(left)} from the left, ${inTenths(near)} from near`,
  leave: 'Out of the group',
};

/** What is found and let be. */
export const boardLetBe = {
  be: 'So be it',
  all: (count: number) => (count === 1 ? '1 is let be' : `${count} are let be`),
  again: 'Mind it again',
};

/** A board on paper. */
export const boardPrint = {
  plan: 'Print the plan',
  tiles: 'Print in its own size',
  scale: (times: number) => `1 : ${number(Math.round(times * 10) / 10)}`,
  tile: (row: number, column: number) => `Row ${row}, sheet ${column}`,
  print: 'Print',
  hint: 'A4, at 100 %, without margins of the printer’s own',
};
