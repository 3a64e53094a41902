/** Event tables of the app, by id. */
export const EVENT_TABLES: readonly string[] = [
  'standard-events',
  'frontline-events',
  'underhive-events',
  'void-hulk-events',
];

/** Tables that are parts of a generated scenario, and nothing that is rolled on in battle. */
export const STORY_TABLES: readonly string[] = [
  'environments',
  'prompt-task',
  'prompt-place',
  'prompt-keepers',
  'prompt-twist',
];
