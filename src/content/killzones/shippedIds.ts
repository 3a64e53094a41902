/** The killzones that come with the app, which scenarios of any pack may be bound to. */
export const SHIPPED_KILLZONES: ReadonlySet<string> = new Set([
  'pump-hall',
  'toll-square',
  'ash-yard',
  'last-trench',
  'hive-stair',
  'sump-crossing',
  'cold-hold',
  'breached-spine',
  'freight-apron',
  'four-barricades',
  'ferry-landing',
  'bell-close',
]);
