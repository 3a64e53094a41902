import type { ReportMoment } from '../../../engine/campaign/model/walk.ts';

/** A moment with the names it speaks of; null: nobody is known. */
export interface TellingMoment extends Pick<ReportMoment, 'turningPoint'> {
  readonly who: string | null;
  readonly whom: string | null;
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
const some = 'somebody';

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
  moments: {
    firstBlood: ({ who, whom }: TellingMoment) => `First blood fell to ${who ?? some}, on ${whom ?? some}.`,
    fell: ({ who, whom, turningPoint }: TellingMoment) =>
      whom === null
        ? `${who ?? some} fell in turning point ${turningPoint}.`
        : `${who ?? some} fell to ${whom} in turning point ${turningPoint}.`,
    raised: ({ who, whom }: TellingMoment) => `${who ?? some} got ${whom ?? some} back on their feet.`,
    slew: ({ who, whom }: TellingMoment) => `${who ?? some} brought down ${whom ?? some}.`,
    slewHeavy: ({ who, whom, turningPoint }: TellingMoment) =>
      `In turning point ${turningPoint} ${who ?? some} brought down ${whom ?? some}, the largest of them.`,
    event: ({ what, turningPoint }: TellingMoment) => `Turning point ${turningPoint}: ${(what ?? '').toLowerCase()}.`,
    lastStanding: ({ who }: TellingMoment) => `At the end only ${who ?? some} stood.`,
    saved: ({ who }: TellingMoment) => `${who ?? some} should have died, and did not.`,
  } satisfies Record<ReportMoment['kind'], (moment: TellingMoment) => string>,
  outcome: {
    complete: [
      (turns: number, down: number, of: number) =>
        `After ${spelled(turns)} turning point${turns === 1 ? '' : 's'} it was done, with ${spelled(down)} of ${spelled(of)} ${of === 1 ? 'enemy' : 'enemies'} down.`,
      (turns: number, down: number, of: number) =>
        `It took ${spelled(turns)} turning point${turns === 1 ? '' : 's'}. The objective was done; of ${spelled(of)} ${of === 1 ? 'enemy' : 'enemies'}, ${spelled(down)} went down.`,
    ],
    failed: [
      (turns: number, down: number, of: number) =>
        `After ${spelled(turns)} turning point${turns === 1 ? '' : 's'} it could not be done any more; ${spelled(down)} of ${spelled(of)} ${of === 1 ? 'enemy' : 'enemies'} were down.`,
    ],
    open: [
      (turns: number, down: number, of: number) =>
        `They broke off after ${spelled(turns)} turning point${turns === 1 ? '' : 's'}, with ${spelled(down)} of ${spelled(of)} ${of === 1 ? 'enemy' : 'enemies'} down.`,
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
