/** The sections of a scenario, in the order of writing. */
export const SECTIONS = [
  'basics',
  'setUp',
  'forces',
  'counters',
  'objectives',
  'actions',
  'hooks',
  'surroundings',
  'tables',
  'passages',
  'endings',
] as const;
export type SectionId = (typeof SECTIONS)[number];

export const isSection = (name: string | null): name is SectionId => SECTIONS.some((each) => each === name);

/** The section behind one; null: it is the last. */
export const sectionAfter = (section: SectionId): SectionId | null => SECTIONS[SECTIONS.indexOf(section) + 1] ?? null;

const BY_PATH: readonly (readonly [string, SectionId])[] = [
  ['setUp', 'setUp'],
  ['plan.board', 'setUp'],
  ['plan.ground', 'setUp'],
  ['plan.markers', 'setUp'],
  ['plan.faction', 'forces'],
  ['plan.variant', 'forces'],
  ['plan.behaviour', 'forces'],
  ['plan.dvTimes', 'forces'],
  ['plan.enemies', 'forces'],
  ['named', 'forces'],
  ['script.waves', 'forces'],
  ['script.objectives', 'objectives'],
  ['counters', 'counters'],
  ['ticks', 'counters'],
  ['script.hidden', 'counters'],
  ['script.actions', 'actions'],
  ['script.hooks', 'hooks'],
  ['plan.environment', 'surroundings'],
  ['script.priorityTarget', 'surroundings'],
  ['script.targetLocation', 'surroundings'],
  ['plan.eventTable', 'tables'],
  ['plan.tables', 'tables'],
  ['tables', 'tables'],
  ['plan.secondaries', 'tables'],
  ['script.passages', 'passages'],
  ['script.endings', 'endings'],
];

/** Where something of a scenario is written, by its path. */
export const sectionOf = (path: string): SectionId =>
  BY_PATH.find(([start]) => path.startsWith(start))?.[1] ?? 'basics';
