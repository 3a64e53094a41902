import { saveStands } from './saveStands.ts';

/** Saving, files, offline: what is told beside the screens. */
export const saving = {
  ...saveStands,
  removeDetail: 'a copy stays; the storage screen restores it',
  notBroughtBack: 'No copy of it can be read. Its text is kept aside.',
  battleRemoved: (title: string) => `${title} is removed. It is kept for 30 days.`,
  bringFileDetail: 'A battle, a campaign, everything, or a roster of another app',
  refused: 'This file cannot be read',
  refusedNewerFile: 'It was made by a newer version of this app. Update the app first.',
  refusedProblems: (count: number) => (count === 1 ? '1 problem in it' : `${count} problems in it`),
  problemAt: (path: string, message: string) => `${path}: ${message}`,
  unreadableDownload: 'Download it',
  panel: 'What is saved',
  panelDetail: 'How much, how often, earlier states, everything as a file',
  unreadableList: 'Kept aside',
  keptDetail: 'What was removed, and texts that could not be read',
  whyKept: {
    unreadable: 'Could not be read',
    migrated: 'As it was before an update',
    otherTab: 'Written by another tab',
    discarded: 'Removed by you',
    replaced: 'Replaced by another state',
  },
  removeForGood: 'Remove for good',
  newer: 'A save here is of a newer version. It can be read by that version only, and is left as it is.',
  newerTitle: 'This is of a newer version',
  silentTitle: 'The second place does not answer',
  silent:
    'This browser keeps saves in two places. The first has nothing of this that can be read, and the second does not answer yet. As soon as it does, this opens by itself; until then nothing is written. Closing other tabs of this app may help.',
  newerSettings:
    'The settings kept here are of a newer version. They are left as they are; other ones last until you leave.',
  newVersion: 'A new version is ready',
  newVersionUse: 'Use it now',
  newVersionLater: 'Later',
  plainHttp: 'Opened over plain http: no installing, no offline use, the screen may go dark. All else works.',
};
