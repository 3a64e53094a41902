import { EDITION_IDS } from '../../content/oddsEditions.ts';
import * as z from 'zod/mini';
import { entriesOf, flag, number, oneOf, readPart, type Texts } from './addressParts.ts';
import { rulesIn } from './rulesText.ts';
import {
  CHOICES,
  DEFENCE_RANGE,
  FIRST_SITUATION,
  INVULNERABLE,
  MOST_OTHERS,
  PLAYS,
  ROUNDS_RANGE,
  SAVE_RANGE,
  SHOTS_RANGE,
  SIDE_RANGES,
  type OddsSituation,
} from './oddsSituation.ts';

const pick = z.optional(z.string().check(z.regex(/^[a-z0-9.-]{1,200}$/u)));
/** How the text of each key of an address is read; in the order in which they are written. */
const PLAIN = {
  kind: oneOf(['shoot', 'fight']),
  edition: oneOf(EDITION_IDS),
  save: number(SAVE_RANGE),
  defence: number(DEFENCE_RANGE),
  invulnerable: z.optional(z.pipe(z.enum(INVULNERABLE.map(String)), z.transform(Number))),
  shots: number(SHOTS_RANGE),
  plays: oneOf(PLAYS),
  rerolls: oneOf(CHOICES.rerolls),
  optional: oneOf(CHOICES.optional),
  accurate: oneOf(CHOICES.accurate),
  cover: oneOf(CHOICES.cover),
  rounds: number(ROUNDS_RANGE),
};
const SIDE = {
  dice: number(SIDE_RANGES.dice),
  hit: number(SIDE_RANGES.hit),
  normal: number(SIDE_RANGES.normal),
  critical: number(SIDE_RANGES.critical),
  wounds: number(SIDE_RANGES.wounds),
  rules: z.optional(rulesIn),
};
const FLAGS = {
  inCover: flag,
  obscured: flag,
  vantage: flag,
  injured: flag,
  foeInjured: flag,
  swaps: flag,
  injuries: flag,
  others: number([0, MOST_OTHERS]),
};
const MINE = { ...SIDE, as: pick };
const VOLLEY = { ...SIDE, shots: number(SHOTS_RANGE), as: pick };
const MAIN_PART = z.strictObject({ ...PLAIN, ...MINE, ...FLAGS });
const FOE_PART = z.strictObject(MINE);
const VOLLEY_PART = z.strictObject(VOLLEY);

/** The values of a situation by the keys of its address. */
const valuesOf = ({ mine, theirs, others, picked, foePicked, ...plain }: OddsSituation) => ({
  main: { ...plain, ...mine, as: picked, others: others.length },
  foe: { ...theirs, as: foePicked },
  volleys: others.map(({ side, shots, picked: as }) => ({ ...side, shots, as })),
});
const FIRST = valuesOf(FIRST_SITUATION);
const FIRST_VOLLEY = { ...FIRST_SITUATION.mine, shots: 1, as: FIRST_SITUATION.picked };

/** What stands before the keys of the sides; of further attackers the number of each, from 2 on. */
const FOE = 'foe-';
const markOf = (at: number): string => `${at + 2}-`;

/** The situation as a part of an address: what differs from the first one; empty for that one itself. */
export function addressOf(situation: OddsSituation): string {
  const { main, foe, volleys } = valuesOf(situation);
  const entries = [
    ...entriesOf('', { ...PLAIN, ...MINE }, main, FIRST.main),
    ...entriesOf(FOE, MINE, foe, FIRST.foe),
    ...entriesOf('', FLAGS, main, FIRST.main),
    ...volleys.flatMap((volley, at) => entriesOf(markOf(at), VOLLEY, volley, FIRST_VOLLEY)),
  ];
  return new URLSearchParams(entries).toString();
}

/** What an address asks. `isWrong`: part of it could not be read or cannot be; the rest holds, with the first values. */
export interface OddsAddress {
  readonly situation: OddsSituation;
  readonly isWrong: boolean;
}

/** The texts of each part: those whose keys begin with its mark, without it; all others are of the part without one. */
function partsOf(texts: Texts, marks: readonly string[]): (mark: string) => Texts {
  const markIn = (key: string): string => marks.find((mark) => key.startsWith(mark)) ?? '';
  const entries = Object.entries(texts);
  return (mark) =>
    Object.fromEntries(
      entries.filter(([key]) => markIn(key) === mark).map(([key, text]) => [key.slice(mark.length), text]),
    );
}

/** Reads what `addressOf` wrote, or anything else that stands in its place; never throws. */
export function askedIn(text: string): OddsAddress {
  const texts: Texts = Object.fromEntries(new URLSearchParams(text));
  const counted = FLAGS.others.safeParse(texts['others']);
  const marks = Array.from({ length: counted.data ?? 0 }, (_, at) => markOf(at));
  const partOf = partsOf(texts, [FOE, ...marks]);
  const main = readPart(MAIN_PART, partOf(''));
  const foe = readPart(FOE_PART, partOf(FOE));
  const volleys = marks.map((mark) => readPart(VOLLEY_PART, partOf(mark)));
  const {
    dice,
    hit,
    normal,
    critical,
    wounds,
    rules: mine,
    as: picked,
    others: _,
    ...plain
  } = Object.assign({}, FIRST.main, main.value);
  const { as: foePicked, ...theirs } = Object.assign({}, FIRST.foe, foe.value);
  const isRepeated = text !== '' && text.split('&').length !== Object.keys(texts).length;
  return {
    situation: {
      ...plain,
      inCover: plain.inCover || plain.vantage,
      mine: { dice, hit, normal, critical, wounds, rules: mine },
      theirs,
      others: volleys.map(({ value }) => {
        const { shots, as, ...side } = Object.assign({}, FIRST_VOLLEY, value);
        return { side, shots, picked: as };
      }),
      picked,
      foePicked,
    },
    isWrong: isRepeated || [main, foe, ...volleys].some(({ isWrong }) => isWrong),
  };
}
