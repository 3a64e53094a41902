import { addressOf, askedIn } from '../address.ts';
import { FIRST_SITUATION } from '../oddsSituation.ts';
import {
  type Comparison,
  type ComparisonEntry,
  FIGURES,
  LISTS,
  type ListId,
  LONGEST_NAME,
  MOST_BESIDE,
  MOST_ENTRIES,
  NO_COMPARISON,
  type OwnEntry,
  VIEWS,
} from './comparison.ts';

/** The beginning of every address of a comparison. */
const HEAD = 'compare';

export const isComparison = (asked: string): boolean => asked === HEAD || asked.startsWith(`${HEAD}/`);

/** Signs that stand for themselves in an address and are none of its own. */
const PLAIN = /[^\p{L}\p{N}-]/gu;

/** A name as letters, figures, hyphens and `_xx_`: a sign by its number in hexadecimal. */
const nameText = (name: string): string =>
  name.replaceAll(PLAIN, (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16)}_`);

function nameIn(text: string): string {
  const name = text.replaceAll(/_([0-9a-f]{1,5})_/gu, (_, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 16)),
  );
  return Array.from(name).slice(0, LONGEST_NAME).join('');
}

const ownText = ({ name, side, save }: OwnEntry): string =>
  `!${nameText(name)}!${addressOf({ ...FIRST_SITUATION, mine: side, save })}`;

const entryText = (entry: ComparisonEntry): string => (entry.kind === 'pick' ? entry.id : ownText(entry));

/** The comparison as a part of an address. */
export function addressOfComparison({ view, of, figure, sort, lists, beside }: Comparison): string {
  const parts: readonly (readonly [string, string])[] = [
    ['of', addressOf(of)],
    ['by', figure === NO_COMPARISON.figure ? '' : figure],
    ['sort', sort === null ? '' : String(sort)],
    ...LISTS.map((id) => [id, lists[id].map(entryText).join(',')] as const),
  ];
  return [
    HEAD,
    view,
    ...parts.filter(([, text]) => text !== '').map(([key, text]) => `${key}~${text}`),
    ...beside.map(({ name, situation }) => `beside~${nameText(name)}!${addressOf(situation)}`),
  ].join('/');
}

/** What an address asks to compare. `isWrong`: part of it could not be read; the rest holds. */
export interface AskedComparison {
  readonly comparison: Comparison;
  readonly isWrong: boolean;
}

type Reading = AskedComparison;

const wrong = (reading: Reading): Reading => ({ ...reading, isWrong: true });

const PICK = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;

function entryIn(text: string): { readonly entry: ComparisonEntry | null; readonly isWrong: boolean } {
  if (!text.startsWith('!'))
    return PICK.test(text) ? { entry: { kind: 'pick', id: text }, isWrong: false } : { entry: null, isWrong: true };
  const [, name = '', ...numbers] = text.split('!');
  const { situation, isWrong } = askedIn(numbers.join('!'));
  return { entry: { kind: 'own', name: nameIn(name), side: situation.mine, save: situation.save }, isWrong };
}

function listIn(reading: Reading, id: ListId, text: string): Reading {
  const found = text.split(',').map(entryIn);
  const entries = found.flatMap(({ entry }) => (entry === null ? [] : [entry]));
  return {
    comparison: {
      ...reading.comparison,
      lists: { ...reading.comparison.lists, [id]: entries.slice(0, MOST_ENTRIES) },
    },
    isWrong: reading.isWrong || found.some(({ isWrong }) => isWrong) || entries.length > MOST_ENTRIES,
  };
}

function besideIn(reading: Reading, text: string): Reading {
  const [name = '', ...numbers] = text.split('!');
  const { situation, isWrong } = askedIn(numbers.join('!'));
  const { beside } = reading.comparison;
  if (beside.length >= MOST_BESIDE) return wrong(reading);
  return {
    comparison: { ...reading.comparison, beside: [...beside, { name: nameIn(name), situation }] },
    isWrong: reading.isWrong || isWrong,
  };
}

type Reader = (reading: Reading, text: string) => Reading;

const READERS: Readonly<Record<string, Reader>> = {
  of: (reading, text) => {
    const { situation, isWrong } = askedIn(text);
    return { comparison: { ...reading.comparison, of: situation }, isWrong: reading.isWrong || isWrong };
  },
  by: (reading, text) => {
    const figure = FIGURES.find((each) => each === text);
    return figure === undefined ? wrong(reading) : { ...reading, comparison: { ...reading.comparison, figure } };
  },
  sort: (reading, text) =>
    /^\d{1,2}$/u.test(text)
      ? { ...reading, comparison: { ...reading.comparison, sort: Number(text) } }
      : wrong(reading),
  beside: besideIn,
  ...Object.fromEntries(LISTS.map((id): [string, Reader] => [id, (reading, text) => listIn(reading, id, text)])),
};

/** Reads what `addressOfComparison` wrote, or anything else that stands in its place; never throws. */
export function comparisonIn(asked: string): AskedComparison {
  const [, name = '', ...parts] = asked.split('/');
  const view = VIEWS.find((each) => each === name);
  const begun: Reading = {
    comparison: { ...NO_COMPARISON, view: view ?? NO_COMPARISON.view },
    isWrong: view === undefined && name !== '',
  };
  return parts.reduce<Reading>((reading, part) => {
    const [key = '', ...text] = part.split('~');
    const read = Object.hasOwn(READERS, key) ? READERS[key] : undefined;
    return read === undefined ? wrong(reading) : read(reading, text.join('~'));
  }, begun);
}
