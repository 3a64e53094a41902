import type { Amount } from '../../../engine/family/killteam/tables/effect.ts';
import type { Selector } from '../../../engine/family/killteam/tables/selector.ts';
import { inches, number } from '../format.ts';
import type * as en from '../../en/scenario/selectors.ts';

type Filter = Selector['filters'][number];

export const filters = {
  ranged: 'a une arme à feu',
  loaded: 'a encore des coups',
  ready: 'est à jouer',
  engage: 'est en Engagement',
  conceal: 'est en Dissimulation',
  standing: 'est debout',
  injured: 'est en Blessure',
  fallen: 'est à terre',
  acting: 'agit en ce moment',
  shaken: 'a perdu de la LPA',
  jammed: 'a une arme enrayée',
  carrying: 'porte un marqueur',
  other: 'n’est pas en cause',
  self: 'est celui en cause',
  inTheOpen: 'n’est pas à couvert',
  alone: 'n’a aucun ami près de lui',
  clearOfHeavy: 'n’est pas à portée de contrôle d’un décor lourd',
} satisfies typeof en.filters;

export const whos = {
  one: 'Un au hasard',
  each: 'Chacun',
  choose: 'Un de votre choix',
  this: 'Celui en cause',
  inside: 'Chacun à l’intérieur',
  crossed: 'Chacun qui a traversé la marque',
  stopped: 'Chacun que le décor a arrêté',
  near: 'Le plus proche',
} satisfies typeof en.whos;

export const sides = { retinue: 'La suite', enemy: 'L’ennemi', any: 'Les deux camps' } satisfies typeof en.sides;

const NEAREST = {
  retinue: 'le membre de la suite le plus proche',
  enemy: 'l’ennemi le plus proche',
  any: 'le combattant le plus proche',
};

const NOUNS = { retinue: 'membre de la suite', enemy: 'ennemi', any: 'combattant' };

const reach = ({ who, inches: within, ofThis, ofBy }: Selector): readonly string[] => {
  if (who === 'crossed') return ['qui a traversé la marque'];
  if (who === 'stopped') return ['que le décor a arrêté'];
  if (within === undefined && who !== 'inside') return [];
  const around = ofThis === true ? 'de celui en cause' : 'de la marque';
  return [`à ${inches(within ?? 2)} au plus ${ofBy === true ? 'de qui l’a provoqué' : around}`];
};

const which = (all: readonly Filter[]): readonly string[] =>
  all.length === 0 ? [] : [`qui ${all.map((filter) => filters[filter]).join(' et ')}`];

const counted = ({ who, side }: Selector): string => {
  if (who === 'near') return NEAREST[side];
  if (who === 'one') return `un ${NOUNS[side]} au hasard`;
  return who === 'choose' ? `un ${NOUNS[side]} de votre choix` : `chaque ${NOUNS[side]}`;
};

const fewest = ({ worst }: Selector): readonly string[] =>
  worst === undefined ? [] : [`(${worst} au plus, d’abord qui a perdu le plus de PV)`];

export function whom(to: Selector): string {
  const head = to.who === 'this' ? 'celui en cause' : counted(to);
  const keyword = to.keyword === undefined ? [] : [`avec le mot-clé ${to.keyword}`];
  return [head, ...keyword, ...reach(to), ...which(to.filters), ...fewest(to)].join(' ');
}

export const rolled = 'il';

export function amount({ count, sides: faces, plus }: Amount): string {
  if (count === 0) return number(plus);
  const dice = `${count === 1 ? '' : count}D${faces}`;
  return plus === 0 ? dice : `${dice} ${plus > 0 ? '+' : '−'} ${Math.abs(plus)}`;
}
