/** The log screen. */
export const logScreen = {
  title: 'Log',
  subtitle: (number: number) => `turning point ${number}`,
  label: 'What happened',
  empty: 'Nothing has happened yet',
  timelineTitle: 'Back to an earlier moment',
  timelineHint: 'Undo until here. Redo brings it all back.',
  undoTo: (what: string) => `Undo until before: ${what}`,
  all: 'Everything',
  thisTurningPoint: 'This turning point',
  older: 'Older entries',
  newestFirst: 'Newest first. Tap a line to go back to before it.',
  undoCount: (count: number) => (count === 1 ? 'Undo 1 entry' : `Undo ${count} entries`),
  toTable: 'To the table',
};

/** Keys. */
export const keys = {
  title: 'Keys',
  operative: 'operative',
  wounds: 'wounds',
  allKeys: 'all keys',
  space: 'Space',
  undoKey: 'U',
  redoKey: 'Y',
  woundsKey: 'W',
  sheetKey: '?',
  logKey: 'O',
  rows: {
    operatives: '1 to 9: operative of the side that is to activate',
    act: 'Letter on the button: that action',
    wounds: 'Wounds of the acting operative',
    undo: 'Undo',
    redo: 'Redo',
    next: 'The next thing',
    faces: '1 to 6, in the tray: that face',
    escape: 'Close what is open',
    log: 'Log',
    sheet: 'This sheet',
  },
  escape: 'Esc',
};
