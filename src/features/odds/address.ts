import { NO_RULES, type OddsRules } from '../../engine/odds/shot.ts';
import {
  FIRST_SITUATION,
  isWithin,
  PLAYS,
  type Range,
  RULE_IDS,
  RULE_VALUES,
  SAVE_RANGE,
  SHOTS_RANGE,
  type Side,
  SIDE_RANGES,
  type SideNumber,
  type Situation,
} from './situation.ts';

const SIDE_NUMBERS = Object.keys(SIDE_RANGES) as readonly SideNumber[];
const FLAGS = ['inCover', 'obscured', 'vantage'] as const;

const ruleText = (rules: OddsRules): string =>
  RULE_IDS.filter((rule) => Number(rules[rule]) !== 0)
    .map((rule) => (RULE_VALUES[rule] === null ? rule : `${rule}${Number(rules[rule])}`))
    .join('.');

function sideEntries(side: Side, from: Side, mark: string): readonly (readonly [string, string])[] {
  const numbers = SIDE_NUMBERS.filter((key) => side[key] !== from[key]).map(
    (key) => [`${mark}${key}`, String(side[key])] as const,
  );
  const rules = ruleText(side.rules);
  return rules === '' ? numbers : [...numbers, [`${mark}rules`, rules]];
}

/** The situation as a part of an address: what differs from the first one; empty for that one itself. */
export function addressOf(situation: Situation): string {
  const first = FIRST_SITUATION;
  const plain = (['kind', 'save', 'shots', 'plays'] as const)
    .filter((key) => situation[key] !== first[key])
    .map((key) => [key, String(situation[key])] as const);
  const flags = FLAGS.filter((key) => situation[key]).map((key) => [key, '1'] as const);
  return [
    ...plain,
    ...sideEntries(situation.mine, first.mine, ''),
    ...sideEntries(situation.theirs, first.theirs, 'foe-'),
    ...flags,
  ]
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}

/** What an address said, each key taken once; what is left at the end was not understood. */
class Said {
  readonly #left: Map<string, string>;
  isWrong = false;

  constructor(text: string) {
    const entries = text === '' ? [] : text.split('&').map((entry) => entry.split('='));
    this.#left = new Map(entries.map(([key = '', value = '']) => [key, value]));
    this.isWrong = this.#left.size !== entries.length || entries.some((entry) => entry.length !== 2);
  }

  /** What `read` makes of a key; `otherwise` where the key is missing, or where `read` finds null. */
  take<T>(key: string, otherwise: T, read: (text: string) => T | null): T {
    const text = this.#left.get(key);
    if (text === undefined) return otherwise;
    this.#left.delete(key);
    const value = read(text);
    if (value === null) this.isWrong = true;
    return value ?? otherwise;
  }

  number(key: string, otherwise: number, range: Range): number {
    return this.take(key, otherwise, (text) =>
      /^\d{1,3}$/u.test(text) && isWithin(Number(text), range) ? Number(text) : null,
    );
  }

  oneOf<T extends string>(key: string, otherwise: T, values: readonly T[]): T {
    return this.take(key, otherwise, (text) => values.find((value) => value === text) ?? null);
  }

  get hasMore(): boolean {
    return this.#left.size > 0;
  }
}

/** One rule of an address, such as `rending` or `lethal5`; null: there is none such. */
function ruleIn(text: string): Partial<OddsRules> | null {
  const [, name, digits = ''] = /^([a-zA-Z]+)(\d?)$/u.exec(text) ?? [];
  const rule = RULE_IDS.find((id) => id === name);
  if (rule === undefined) return null;
  const values: readonly number[] | null = RULE_VALUES[rule];
  if (values === null) return digits === '' ? { [rule]: true } : null;
  return values.includes(Number(digits)) ? { [rule]: Number(digits) } : null;
}

function rulesIn(text: string): OddsRules | null {
  const rules = text.split('.').map(ruleIn);
  return rules.includes(null) ? null : Object.assign({}, NO_RULES, ...rules);
}

function sideIn(said: Said, from: Side, mark: string): Side {
  const numbers = SIDE_NUMBERS.map((key) => [key, said.number(`${mark}${key}`, from[key], SIDE_RANGES[key])] as const);
  return {
    ...from,
    ...(Object.fromEntries(numbers) as Record<SideNumber, number>),
    rules: said.take(`${mark}rules`, NO_RULES, rulesIn),
  };
}

/** What an address asks. `isWrong`: part of it could not be read or cannot be; the rest holds, with the first values. */
export interface Asked {
  readonly situation: Situation;
  readonly isWrong: boolean;
}

/** Reads what `addressOf` wrote, or anything else that stands in its place; never throws. */
export function askedIn(text: string): Asked {
  const said = new Said(text);
  const first = FIRST_SITUATION;
  const flag = (key: string) => said.take(key, false, (value) => (value === '1' ? true : null));
  const vantage = flag('vantage');
  const situation: Situation = {
    kind: said.oneOf('kind', first.kind, ['shoot', 'fight']),
    mine: sideIn(said, first.mine, ''),
    theirs: sideIn(said, first.theirs, 'foe-'),
    save: said.number('save', first.save, SAVE_RANGE),
    shots: said.number('shots', first.shots, SHOTS_RANGE),
    inCover: flag('inCover') || vantage,
    obscured: flag('obscured'),
    vantage,
    plays: said.oneOf('plays', first.plays, PLAYS),
  };
  return { situation, isWrong: said.isWrong || said.hasMore };
}
