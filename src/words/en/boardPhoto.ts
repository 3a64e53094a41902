/** A photo of the table as the ground of a board: taken, its corners set, laid flat. */
export const boardPhoto = {
  title: 'Photo of the table',
  hint: 'Lay a photo of your table under the board and trace what stands on it. It stays on this device.',
  notFlat: 'It is not laid flat yet: set its corners.',
  stays: 'Trace pieces where they stand on the table: what is tall leans in a photo. It stays on this device.',
  busy: 'Reading the photo',
  take: 'Take a photo',
  takeAnother: 'Take another',
  choose: 'Choose a file',
  setCorners: 'Set the corners',
  /** The only way in which it leaves the device. */
  save: (kilobytes: number) => `Save the flat photo as a file, ${kilobytes} kB`,
  drop: 'Take the photo away',
  faults: {
    notPicture: 'This file is no picture. Nothing has changed.',
    tooLarge: 'This file has more than 30 MB: take the photo smaller. Nothing has changed.',
    unreadable:
      'This picture cannot be drawn here: it is damaged, or of a kind that this browser does not know. Nothing has changed.',
    full: 'The photo is too large to be kept. Nothing has changed.',
    failed: 'The photo cannot be kept: the browser’s store is full or closed. The board is as it was.',
  },
  pull: 'Pull the numbers to the corners of the table',
  pullHint:
    '1 is far left, and so on clockwise. The thin lines lie flat on the table where it is right. Arrows move a corner, Shift finely.',
  cornersLabel: 'Corners of the table',
  corner: (which: number, across: number, down: number) =>
    `Corner ${which}: ${across} percent from the left, ${down} from the top`,
  cornerShort: (which: number) => `corner ${which}`,
  turned: 'a quarter turn',
  another: 'Another photo',
  turn: 'Turn it',
  layFlat: 'Lay it flat',
  laying: 'Laying it flat',
  quadFaults: {
    line: 'Corners lie in a line',
    crossed: 'Corners cross: 1 to 4 go clockwise',
  },
};
