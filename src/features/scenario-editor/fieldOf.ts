import type { Words } from '../../words/words.ts';

type Fields = Words<'workshop'>['scenarioEditor']['fields'];
type Named = { readonly [K in keyof Fields]: Fields[K] extends string ? K : never }[keyof Fields];

/** What the field at a place is called, the first that fits. */
const FIELDS: readonly (readonly [RegExp, Named])[] = [
  [/^script\.objectives\[\d+\]\.text/u, 'objectiveText'],
  [/^script\.actions\[\d+\]\.text/u, 'actionText'],
  [/^script\.passages\[\d+\]\.text/u, 'passageText'],
  [/^script\.endings\[\d+\]\.text/u, 'endingText'],
  [/^plan\.environment\[\d+\]\.text/u, 'environmentText'],
  [/^script\.priorityTarget/u, 'priorityText'],
  [/^script\.targetLocation/u, 'locationText'],
  [/^script\.objectives\[\d+\]\.done/u, 'done'],
  [/^script\.objectives\[\d+\]\.failed/u, 'failed'],
  [/^script\.objectives\[\d+\]\.reveal/u, 'reveal'],
  [/^script\.objectives\[\d+\]\.xp/u, 'xp'],
  [/^script\.hooks\[\d+\]\.if/u, 'hookIf'],
  [/^script\.endings\[\d+\]\.if/u, 'endingIf'],
  [/^script\.endings\[\d+\]\.flags/u, 'flags'],
  [/^script\.hidden/u, 'hidden'],
  [/^script\.briefing/u, 'briefing'],
  [/^plan\.eventTable/u, 'eventTable'],
  [/^plan\.enemies$/u, 'byHand'],
  [/^setUp/u, 'lines'],
  [/^primary/u, 'primary'],
  [/^turningPoints/u, 'limit'],
  [/^role/u, 'role'],
  [/^named/u, 'named'],
  [/\.effects/u, 'effects'],
  [/\.if/u, 'if'],
  [/\.table$/u, 'table'],
  [/^plan\.ground\.killzone/u, 'ground'],
  [/^plan\.ground\.retinue/u, 'retinueStarts'],
  [/^plan\.ground\.enemy/u, 'enemyStarts'],
  [/\.zones/u, 'liesIn'],
  [/\.lies/u, 'lying'],
  [/\.entries/u, 'comesIn'],
  [/\.zone$/u, 'post'],
  [/\.where$/u, 'where'],
  [/\.weapons/u, 'weapons'],
  [/\.marker$/u, 'atMarker'],
  [/\.card$/u, 'card'],
  [/\.kind$/u, 'kind'],
  [/\.count$/u, 'count'],
  [/\.perAcolyte$/u, 'perAcolyte'],
  [/\.max$/u, 'max'],
  [/\.ends$/u, 'ends'],
  [/\.whenDown$/u, 'whenDown'],
  [/\.when$/u, 'when'],
  [/\.side$/u, 'side'],
  [/\.action$/u, 'action'],
  [/\.(?:once|times)$/u, 'once'],
  [/\.ap$/u, 'ap'],
  [/\.engaged$/u, 'engaged'],
  [/\.takes$/u, 'takes'],
  [/\.keyword$/u, 'keyword'],
  [/\.order$/u, 'order'],
  [/\.dv$/u, 'dv'],
  [/\.enemies/u, 'byHand'],
  [/(?:^|\.)(?:name|title)$/u, 'name'],
];

const OF_PLAN = [
  'tables',
  'secondaries',
  'notes',
  'author',
  'board',
  'faction',
  'variant',
  'behaviour',
  'dvTimes',
] as const;

/** What the field at a place of a scenario is called; null: it has no name of its own. */
export function fieldOf(fields: Fields, path: string): string | null {
  const plan = OF_PLAN.find((each) => path.startsWith(`plan.${each}`));
  if (plan !== undefined) return fields[plan];
  const found = FIELDS.find(([at]) => at.test(path));
  return found === undefined ? null : fields[found[1]];
}
