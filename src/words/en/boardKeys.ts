/** What the keys of a board do, each as a row of the sheet of keys, and those of drawing a way, short. */
export const boardKeys = {
  rows: {
    swap: 'Board or cards',
    measure: 'Measure on the board',
    arrows: 'On the board: where a move ends, a marker lies or one is put down. Shift finely, Alt by an inch',
    corner: 'Draws the way of a move: a corner where its end is, arrows go on from there',
    back: 'The last change of a drawn way back',
    closer: 'Closer, farther, the whole board',
  },
  draw: { corner: 'corner', arrows: 'shift', back: 'back' },
};
