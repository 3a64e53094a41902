import type { ReportMoment } from '../../../engine/campaign/model/walk.ts';

/** Moments of one kind and turning point in one clause, with the names they speak of; an empty list: nobody is known. */
export interface TellingMoment {
  readonly who: readonly string[];
  readonly whom: readonly string[];
  readonly what: string | null;
}

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const spelled = (count: number): string => NUMBERS[count] ?? `${count}`;
const who = (names: readonly string[]): string => (names.length === 0 ? 'somebody' : list(names));
const turns = (count: number): string => `${spelled(count)} turning point${count === 1 ? '' : 's'}`;

/** How many of the enemies were down in the end. */
function foes(down: number, of: number): string {
  if (of === 0) return 'no enemy on the table';
  if (of === 1) return down === 0 ? 'the one enemy still up' : 'the one enemy down';
  if (of === 2 && down !== 1) return down === 0 ? 'both enemies still up' : 'both enemies down';
  if (down === 0) return `all ${spelled(of)} enemies still up`;
  return down >= of ? `all ${spelled(of)} enemies down` : `${spelled(down)} of ${spelled(of)} enemies down`;
}

/** How a chapter is told: short sentences in the past tense. Where there are several ways, the number of the scenario chooses. */
export const story = {
  title: 'Chronicle',
  chapterHead: (day: number, title: string) => `Day ${day}. ${title}`,
  went: [
    (names: readonly string[], enemy: string) => `${list(names)} went out against the ${enemy}.`,
    (names: readonly string[], enemy: string) => `The ${enemy} stood in the way of ${list(names)}.`,
    (names: readonly string[], enemy: string) => `${list(names)} took the field; the ${enemy} waited.`,
  ],
  nobodyWent: (enemy: string) => `The ${enemy} was met by people whose names are not written here.`,
  /** Before the first thing that is told of a turning point. */
  when: (turningPoint: number, said: string) => `In turning point ${spelled(turningPoint)} ${said}`,
  /** Behind what was told of the same turning point. */
  later: [(said: string) => `Then ${said}`, (said: string) => `After that ${said}`],
  moments: {
    firstBlood: (moment: TellingMoment) => `${who(moment.whom)} was the first to fall, to ${who(moment.who)}`,
    fell: (moment: TellingMoment) =>
      moment.whom.length === 0 ? `${who(moment.who)} fell` : `${who(moment.who)} fell to ${who(moment.whom)}`,
    raised: (moment: TellingMoment) => `${who(moment.who)} got ${who(moment.whom)} back on their feet`,
    slew: (moment: TellingMoment) => `${who(moment.who)} brought down ${who(moment.whom)}`,
    slewHeavy: (moment: TellingMoment) => `${who(moment.who)} brought down ${who(moment.whom)}, the largest of them`,
    event: (moment: TellingMoment) => `it came to this: ${(moment.what ?? '').toLowerCase()}`,
    lastStanding: (moment: TellingMoment) => `at the end only ${who(moment.who)} stood`,
    saved: (moment: TellingMoment) => `${who(moment.who)} should have died, and did not`,
  } satisfies Record<ReportMoment['kind'], (moment: TellingMoment) => string>,
  outcome: {
    complete: [
      (count: number, down: number, of: number) => `After ${turns(count)} it was done, with ${foes(down, of)}.`,
      (count: number, down: number, of: number) =>
        `It took ${turns(count)} to reach the objective, with ${foes(down, of)}.`,
    ],
    failed: [
      (count: number, down: number, of: number) =>
        `After ${turns(count)} it could not be done any more, with ${foes(down, of)}.`,
    ],
    open: [
      (count: number, down: number, of: number) => `They broke off after ${turns(count)}, with ${foes(down, of)}.`,
    ],
  },
  clues: (count: number) => `They brought back ${spelled(count)} clue${count === 1 ? '' : 's'}.`,
  slain: (name: string, by: string | null) =>
    by === null ? `${name} did not come home.` : `${name} did not come home; it was ${by}.`,
  scar: (name: string, scar: string) => `${name} carries a mark of it: ${scar.toLowerCase()}.`,
  healed: (name: string, scar: string) => `An old hurt of ${name} closed: ${scar.toLowerCase()}.`,
  level: (name: string, level: number) => `${name} reached level ${level}.`,
  honour: (name: string, honour: string) => `From then on ${name} was known for one thing: ${honour}.`,
  found: (things: readonly string[]) => `Found: ${list(things)}.`,
  unhurt: 'Nobody was hurt.',
  founded: (name: string) => `${name} begins.`,
  recruited: (name: string, card: string) => `${name} joins, ${card}.`,
  dismissed: (name: string) => `${name} leaves.`,
  retired: (name: string) => `${name} leaves the service.`,
  promoted: (name: string, instead: string) => `${name} takes the seal of ${instead}.`,
  renamed: (from: string, name: string) => `${from} is called ${name} from now on.`,
  retitled: (from: string, name: string) => `The campaign, ${from} so far, is called ${name} from now on.`,
  module: {
    begun: (name: string) => `A story begins: ${name}.`,
    ended: (name: string) => `So ends ${name}.`,
    left: (name: string) => `${name} is left unfinished.`,
  },
  base: (base: string) => `The base has a new part: ${base}.`,
  empty: 'Nothing is written yet',
  emptyText: 'The first battle writes the first page.',
  export: 'Export as Markdown',
  print: 'Print',
  note: 'A note of your own',
  noteHint: 'Goes into the chronicle with the day',
  write: 'Write it down',
  fallen: {
    title: 'The fallen',
    empty: 'Nobody has fallen',
    emptyText: 'Long may it last.',
    line: (role: string, level: number) => `${role}, level ${level}`,
    fellIn: (scenario: number, by: string | null) =>
      by === null ? `Scenario ${scenario}` : `Scenario ${scenario}, to ${by}`,
    kills: (count: number) => (count === 1 ? '1 enemy brought down' : `${count} enemies brought down`),
    battles: (count: number) => (count === 1 ? '1 battle' : `${count} battles`),
    left: 'Gone their own way',
    leftHow: { dismissed: 'dismissed', retired: 'left the service' },
  },
};
