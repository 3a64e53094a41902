/** Saving, files, offline. */
export const storage = {
  savedOnce: 'Saved, one copy',
  off: 'This browser keeps nothing. Export before you close it.',
  persistRefused: 'The browser may clear this storage. Keep a file too.',
  unreadable: 'A save here cannot be read. It is kept aside, unchanged.',
};

/** When a part of the screen broke. */
export const errors = {
  home: 'Home',
  loading: 'Loading',
  loadFailed: 'Loading failed. The network may be gone.',
  refused: (reason: string) => `Not possible: ${reason}`,
};
