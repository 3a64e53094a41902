import { NO_RULES, type OddsRules } from '../../engine/odds/shot.ts';
import {
  canHave,
  CHOICES,
  DEFENCE_RANGE,
  FIRST_SITUATION,
  INVULNERABLE,
  isWithin,
  MOST_OTHERS,
  PLAYS,
  type Range,
  ROUNDS_RANGE,
  RULE_IDS,
  RULE_VALUES,
  SAVE_RANGE,
  SHOTS_RANGE,
  type Side,
  SIDE_RANGES,
  type SideNumber,
  type Situation,
  type Volley,
} from './situation.ts';

const SIDE_NUMBERS = Object.keys(SIDE_RANGES) as readonly SideNumber[];
const FLAGS = ['inCover', 'obscured', 'vantage', 'injured', 'foeInjured', 'swaps', 'injuries'] as const;
const PLAIN = [
  'kind',
  'edition',
  'save',
  'defence',
  'invulnerable',
  'shots',
  'plays',
  'rerolls',
  'optional',
  'accurate',
  'cover',
  'rounds',
] as const;
/** What stands before the keys of the sides; of further attackers the number of each, from 2 on. */
const FOE = 'foe-';
const markOf = (at: number): string => `${at + 2}-`;

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

const pickEntry = (picked: string | null, mark: string): readonly (readonly [string, string])[] =>
  picked === null ? [] : [[`${mark}as`, picked]];

function volleyEntries({ side, shots, picked }: Volley, at: number): readonly (readonly [string, string])[] {
  const mark = markOf(at);
  const times = shots === 1 ? [] : [[`${mark}shots`, String(shots)] as const];
  return [...sideEntries(side, FIRST_SITUATION.mine, mark), ...times, ...pickEntry(picked, mark)];
}

/** The situation as a part of an address: what differs from the first one; empty for that one itself. */
export function addressOf(situation: Situation): string {
  const first = FIRST_SITUATION;
  const { others } = situation;
  const plain = PLAIN.filter((key) => situation[key] !== first[key]).map(
    (key) => [key, String(situation[key])] as const,
  );
  const flags = FLAGS.filter((key) => situation[key]).map((key) => [key, '1'] as const);
  return [
    ...plain,
    ...sideEntries(situation.mine, first.mine, ''),
    ...pickEntry(situation.picked, ''),
    ...sideEntries(situation.theirs, first.theirs, FOE),
    ...pickEntry(situation.foePicked, FOE),
    ...flags,
    ...(others.length === 0 ? [] : [['others', String(others.length)] as const]),
    ...others.flatMap(volleyEntries),
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

  flag(key: string): boolean {
    return this.take(key, false, (value) => (value === '1' ? true : null));
  }

  /** The id of a pick. */
  picked(mark: string): string | null {
    return this.take<string | null>(`${mark}as`, null, (text) => (/^[a-z0-9.-]{1,200}$/u.test(text) ? text : null));
  }

  get hasMore(): boolean {
    return this.#left.size > 0;
  }
}

/** One rule of an address, such as `rending` or `lethal5`; null: there is none such. */
function ruleIn(text: string): Partial<OddsRules> | null {
  const [, name, digits = ''] = /^([a-zA-Z]+)([1-9]\d?|)$/u.exec(text) ?? [];
  const rule = RULE_IDS.find((id) => id === name);
  if (rule === undefined) return null;
  if (RULE_VALUES[rule] === null) return digits === '' ? { [rule]: true } : null;
  return canHave(rule, Number(digits)) ? { [rule]: Number(digits) } : null;
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

function volleysIn(said: Said): readonly Volley[] {
  const count = said.number('others', 0, [0, MOST_OTHERS]);
  return Array.from({ length: count }, (_, at) => {
    const mark = markOf(at);
    return {
      side: sideIn(said, FIRST_SITUATION.mine, mark),
      shots: said.number(`${mark}shots`, 1, SHOTS_RANGE),
      picked: said.picked(mark),
    };
  });
}

/** The keys that older addresses do not have. */
function moreIn(said: Said) {
  const first = FIRST_SITUATION;
  return {
    edition: said.oneOf('edition', first.edition, ['kt24', 'kt21']),
    defence: said.number('defence', first.defence, DEFENCE_RANGE),
    invulnerable: said.take(
      'invulnerable',
      first.invulnerable,
      (text) => INVULNERABLE.find((x) => String(x) === text) ?? null,
    ),
    others: volleysIn(said),
    rerolls: said.oneOf('rerolls', first.rerolls, CHOICES.rerolls),
    optional: said.oneOf('optional', first.optional, CHOICES.optional),
    accurate: said.oneOf('accurate', first.accurate, CHOICES.accurate),
    cover: said.oneOf('cover', first.cover, CHOICES.cover),
    injured: said.flag('injured'),
    foeInjured: said.flag('foeInjured'),
    rounds: said.number('rounds', first.rounds, ROUNDS_RANGE),
    swaps: said.flag('swaps'),
    injuries: said.flag('injuries'),
    picked: said.picked(''),
    foePicked: said.picked(FOE),
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
  const vantage = said.flag('vantage');
  const situation: Situation = {
    kind: said.oneOf('kind', first.kind, ['shoot', 'fight']),
    mine: sideIn(said, first.mine, ''),
    theirs: sideIn(said, first.theirs, FOE),
    save: said.number('save', first.save, SAVE_RANGE),
    shots: said.number('shots', first.shots, SHOTS_RANGE),
    inCover: said.flag('inCover') || vantage,
    obscured: said.flag('obscured'),
    vantage,
    plays: said.oneOf('plays', first.plays, PLAYS),
    ...moreIn(said),
  };
  return { situation, isWrong: said.isWrong || said.hasMore };
}
