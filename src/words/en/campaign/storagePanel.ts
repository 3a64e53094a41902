const KILO = 1_000;
const MEGA = 1_000_000;
const GIGA = 1_000_000_000;

const size = (bytes: number): string => {
  if (bytes < KILO) return `${bytes} bytes`;
  if (bytes < MEGA) return `${Math.round(bytes / KILO)} kB`;
  if (bytes < GIGA) return `${(bytes / MEGA).toFixed(1)} MB`;
  return `${(bytes / GIGA).toFixed(1)} GB`;
};
const several = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What is saved where, copies, everything out and in. */
export const storagePanel = {
  title: 'What is saved',
  size,
  when: (at: number) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(at),
  unknownTime: 'time unknown',
  keeping: {
    title: 'Will the browser keep it',
    granted: 'The browser keeps it',
    grantedDetail: 'It clears nothing of this on its own.',
    refused: 'The browser may clear it',
    refusedDetail: 'When the disk is full, or after weeks without a visit. Keep a file as well.',
    unsupported: 'The browser promises nothing here',
    unsupportedDetail: 'It knows no lasting storage, or the address is plain http. Keep a file as well.',
    ask: 'Ask it to keep everything',
    stillRefused: 'It has refused. Installing the app, or a bookmark, often changes that.',
  },
  places: {
    title: 'Where it is saved',
    first: 'First copy, written with every tap',
    firstOff: 'The first place cannot be used here',
    second: 'Second copy, written after it',
    secondOff: 'The second place cannot be used here',
    offDetail: 'Nothing is kept there. Export before you close the app.',
    total: (bytes: string) => `${bytes} in all`,
    estimate: (used: string, whole: string) => `The browser counts ${used} of ${whole} that it gives`,
    parts: {
      campaigns: 'Campaigns',
      battles: 'Battles',
      settings: 'Settings',
      other: 'Other',
      copies: 'Earlier states',
      pictures: 'Pictures',
      aside: 'Kept aside',
    },
    share: (count: number, bytes: string) => (count === 0 ? bytes : `${count} · ${bytes}`),
  },
  file: {
    title: 'In a file of your own',
    last: 'Last export of everything',
    never: 'never',
    exportAll: 'Export everything',
    exportAllDetail: 'one file, for any device',
    bringAll: 'Bring everything back',
    bringAllDetail: 'Adds what a file holds. Nothing here is overwritten unasked.',
    exported: 'Everything is in the file.',
    exportedBut: (left: number) =>
      `${several(left, 'save', 'saves')} could not be read and ${left === 1 ? 'is' : 'are'} not in the file.`,
    tooLarge: (bytes: string) => `It would be ${bytes}: too large for one file. Export campaigns one by one.`,
    nothing: 'Nothing is saved yet.',
    failed: 'The file could not be made. Nothing has changed.',
    brought: (campaigns: number, battles: number, packs: number) => {
      const logs = [several(campaigns, 'campaign', 'campaigns'), several(battles, 'battle', 'battles')];
      return `Here now: ${[...logs, ...(packs === 0 ? [] : [several(packs, 'pack', 'packs')])].join(', ')}.`;
    },
    missed: (count: number) => `${count} found no room. Make room and bring the file again.`,
    problems: (count: number) => `${several(count, 'part', 'parts')} of the file could not be read:`,
    refused: 'The file cannot be read: it is no file with everything, or only a part of one. Nothing has changed.',
    newer: 'The file was made by a newer version of this app. Update the app first. Nothing has changed.',
  },
  copies: {
    title: 'Earlier states',
    hint: 'Copied every five minutes of play, at every milestone, and before anything is replaced or deleted.',
    none: 'No copies yet',
    noneDetail: 'The first is made with the first change of a battle or a campaign.',
    untitled: { battle: 'A battle', campaign: 'A campaign', pack: 'A pack' },
    kinds: { battle: 'Battle', campaign: 'Campaign' },
    count: (count: number) => several(count, 'copy', 'copies'),
    newestOldest: (newest: string, oldest: string) => `newest ${newest}, oldest ${oldest}`,
    why: {
      time: 'as time went on',
      milestone: 'at a milestone',
      before: 'before it was replaced',
      removed: 'before it was deleted',
    },
    inBattle: (turningPoint: number, step: number) =>
      `${turningPoint === 0 ? 'set-up' : `turning point ${turningPoint}`}, step ${step}`,
    inRounds: (round: number, step: number) => `${round === 0 ? 'set-up' : `round ${round}`}, step ${step}`,
    inCampaign: (scenarios: number, day: number, step: number) =>
      `${scenarios === 0 ? 'before the first scenario' : `scenario ${scenarios}`}, day ${day}, step ${step}`,
    named: (title: string, holds: string) => `${title}: ${holds}`,
    row: (when: string, why: string, bytes: string) => `${when}, ${why} · ${bytes}`,
    copied: 'Copied',
    size: 'Size',
    revision: 'Steps saved',
    figures: {
      entries: 'Entries in the log',
      turningPoint: 'Turning point',
      round: 'Round',
      operatives: 'Operatives',
      models: 'Models',
      scenarios: 'Scenarios',
      battles: 'Battles',
      slain: 'Slain',
      days: 'Days',
    },
    keepsNow: 'What is here now is copied first, so that you can go back to it.',
    restore: 'Restore this state',
    take: 'Take it as a file',
    restored: 'Restored. What was here is among the earlier states.',
    unreadable: 'This copy cannot be read. Nothing has changed.',
    newer: 'What is here is of a newer version of this app. Update the app first. Nothing has changed.',
    newerText: 'It was made by a newer version of this app. Update the app first. Nothing has changed.',
    busy: 'Another tab has it open and does not let go. Close that tab, then try again. Nothing has changed.',
    full: 'What is here now could not be copied first, so nothing was changed. Export everything, then make room.',
  },
  found: {
    title: 'Found in the backups',
    hint: 'Its save is gone from this browser; an earlier state is still here.',
    row: (title: string) => `Found in the backups: ${title}, restore`,
    detail: (kind: string, when: string) => `${kind} · copied ${when}`,
    restored: (title: string) => `${title} is here again`,
    restore: 'Restore the newest copy',
    restoreDetail: (when: string, entries: number) =>
      entries === 0 ? `copied ${when}` : `copied ${when}, after ${several(entries, 'entry', 'entries')}`,
    keeps: 'What cannot be read stays kept aside.',
  },
  merge: {
    title: (title: string) => `${title} is here already`,
    newer: 'The file goes on from what is here: it is the newer one.',
    older: 'What is here goes on from the file: the file is older. Nothing needs to be done.',
    diverged: 'Both begin alike and went on differently. Choose one, or keep both.',
    otherStart: 'Both have the same id, but not the same beginning. Choose one, or keep both.',
    unreadable: 'What is here cannot be read, or is of a newer version. The file can be read.',
    pack: 'A pack of your own with this id is here with other contents. Choose one, or keep both.',
    packSide: (when: string, auxiliaries: number, enemies: number) =>
      `${several(auxiliaries, 'auxiliary', 'auxiliaries')}, ${several(enemies, 'enemy', 'enemies')}, saved ${when}`,
    bandsSide: (when: string, bands: number) => `${several(bands, 'war band', 'war bands')}, saved ${when}`,
    packDetail: 'Of both, the one of the file gets another id. What is replaced is kept aside.',
    here: 'Here',
    file: 'In the file',
    common: 'Common beginning',
    stamp: (entries: number, when: string) => `${several(entries, 'entry', 'entries')}, saved ${when}`,
    entries: (count: number) => several(count, 'entry', 'entries'),
    takeNewer: 'Take the newer one',
    takeTheirs: 'Take the one of the file',
    keepMine: 'Keep what is here',
    keepBoth: 'Keep both',
    bothDetail: 'The file gets a new id and a number after its name. What is replaced stays among the earlier states.',
    more: (left: number) => `${several(left, 'more differs', 'more differ')} after this one.`,
  },
  aside: {
    title: 'Kept aside',
    hint: 'Texts that could not be read, that were replaced, or that you removed. None is thrown away unasked.',
    none: 'Nothing is kept aside.',
  },
};
