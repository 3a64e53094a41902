/** Saving, files, offline. */
export const storage = {
  saved: 'Saved, two copies',
  savedOnce: 'Saved, one copy',
  writing: 'Writing',
  notSaved: 'Not saved, play goes on',
  notSavedFull: 'Not saved, play goes on. Export',
  readOnly: 'Reading only, another tab writes',
  readOnlyFull: 'Reading only, another tab writes. Take over',
  takeOver: 'Take over',
  takenOver: 'This tab writes now. The other one reads.',
  lostToOther: 'Another tab has taken over. This one reads.',
  full: 'Storage is full. Nothing is lost yet.',
  off: 'This browser keeps nothing. Export before you close it.',
  persistRefused: 'The browser may clear this storage. Keep a file as well.',
  export: 'Export',
  exportMySave: 'Export my save',
  exported: (file: string) => `Exported as ${file}`,
  import: 'Import',
  imported: (title: string) => `${title} is here`,
  importedReplaced: (title: string) => `${title} was here already. The newer one was kept.`,
  importKeptBoth: (title: string) => `${title} differs from the one here. Both are kept.`,
  refused: 'This file cannot be read',
  refusedNotJson: 'It is no Retinue file, or only a part of one.',
  refusedFormat: (format: string) => `It is a file of another kind: ${format}.`,
  refusedNewer: (version: number, known: number) =>
    `It is of version ${version}; this app knows ${known}. Update the app first.`,
  refusedProblems: (count: number) => (count === 1 ? '1 problem in it' : `${count} problems in it`),
  problemAt: (path: string, message: string) => `${path}: ${message}`,
  unreadable: 'A save here cannot be read. It is kept aside, unchanged.',
  unreadableDownload: 'Download it',
  unreadableList: 'Kept aside',
  newer: 'A save here is of a newer version. It can be read by that version only, and is left as it is.',
  repaired: (entries: number) =>
    entries === 1
      ? 'The last tap was not written. Everything before it is here.'
      : `The last ${entries} taps were not written. Everything before them is here.`,
  restoredFromSecond: 'Restored from the second copy.',
  newVersion: 'A new version is ready',
  newVersionUse: 'Use it now',
  newVersionLater: 'Later',
  offlineReady: 'Works without a network from now on.',
  offline: 'No network. Everything works.',
  plainHttp: 'Opened over plain http: no installing, no offline use, the screen may go dark. All else works.',
  install: 'Install',
  installHint: 'Put it on the home screen, and it opens without a network.',
};

/** When a part of the screen broke. */
export const errors = {
  title: 'This part stopped working',
  text: 'The battle itself is safe: its last state was saved before.',
  reload: 'Load again',
  export: 'Export my save',
  home: 'Home',
  details: 'What went wrong',
  notFoundTitle: 'Nothing here',
  notFoundText: 'This page does not exist, or its battle was removed.',
  loading: 'Loading',
  loadFailed: 'Loading failed. The network may be gone.',
  retry: 'Again',
  refused: (reason: string) => `Not possible: ${reason}`,
};

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
