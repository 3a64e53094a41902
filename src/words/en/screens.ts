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
