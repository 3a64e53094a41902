/** When a part of the screen broke, and where there is nothing. */
export const faults = {
  title: 'This part stopped working',
  text: 'The battle itself is safe: its last state was saved before.',
  reload: 'Load again',
  export: 'Export my save',
  details: 'What went wrong',
  notFoundTitle: 'Nothing here',
  notFoundText: 'This page does not exist, or its battle was removed.',
};
