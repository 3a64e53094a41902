import type { Amount } from '../../../engine/family/killteam/tables/effect.ts';
import type { Selector } from '../../../engine/family/killteam/tables/selector.ts';
import { inches, number } from '../../format.ts';

type Filter = Selector['filters'][number];

/** What is so of those an effect is for, behind "who". */
export const filters = {
  ranged: 'has a gun',
  loaded: 'has shots left',
  ready: 'is ready',
  engage: 'is on Engage',
  conceal: 'is on Conceal',
  standing: 'stands',
  injured: 'is injured',
  fallen: 'is down',
  acting: 'is acting',
  shaken: 'has lost APL',
  jammed: 'has a jammed gun',
  carrying: 'carries a marker',
  other: 'is not the one it is about',
  self: 'is the one it is about',
  inTheOpen: 'is not in cover',
  alone: 'has no friend near',
  clearOfHeavy: 'is not within control range of heavy terrain',
} satisfies Record<Filter, string>;

/** Kinds of choice, as a list shows them. */
export const whos = {
  one: 'One at random',
  each: 'Each',
  choose: 'One of your choice',
  this: 'The one it is about',
  inside: 'Each one inside',
  crossed: 'Each one who went across the mark',
  stopped: 'Each one whom terrain stopped',
  near: 'The nearest',
} satisfies Record<Selector['who'], string>;

export const sides = { retinue: 'The retinue', enemy: 'The enemy', any: 'Both sides' } satisfies Record<
  Selector['side'],
  string
>;

const NOUNS = { retinue: 'operative of the retinue', enemy: 'enemy', any: 'operative' };

const reach = ({ who, inches: within, ofThis, ofBy }: Selector): readonly string[] => {
  if (who === 'crossed') return ['who went across the mark'];
  if (who === 'stopped') return ['whom terrain stopped'];
  if (within === undefined && who !== 'inside') return [];
  const around = ofThis === true ? 'the one it is about' : 'the mark';
  return [`within ${inches(within ?? 2)} of ${ofBy === true ? 'whoever brought it about' : around}`];
};

const which = (all: readonly Filter[]): readonly string[] =>
  all.length === 0 ? [] : [`who ${all.map((filter) => filters[filter]).join(' and ')}`];

const counted = ({ who, side }: Selector): string => {
  if (who === 'near') return `the nearest ${NOUNS[side]}`;
  if (who === 'one') return `one random ${NOUNS[side]}`;
  return who === 'choose' ? `one ${NOUNS[side]} of your choice` : `each ${NOUNS[side]}`;
};

const fewest = ({ worst }: Selector): readonly string[] =>
  worst === undefined ? [] : [`(${worst} at most, who lost most wounds first)`];

/** Whom an effect is for. */
export function whom(to: Selector): string {
  const head = to.who === 'this' ? 'the one it is about' : counted(to);
  const keyword = to.keyword === undefined ? [] : [`with the keyword ${to.keyword}`];
  const said = [head, ...keyword, ...reach(to), ...which(to.filters), ...fewest(to)];
  return said.join(' ');
}

/** Within a test, whoever rolled. */
export const rolled = 'it';

export function amount({ count, sides: faces, plus }: Amount): string {
  if (count === 0) return number(plus);
  const dice = `${count === 1 ? '' : count}D${faces}`;
  return plus === 0 ? dice : `${dice} ${plus > 0 ? '+' : '−'} ${Math.abs(plus)}`;
}
