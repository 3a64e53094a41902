import type { ConditionWords, Counted, Span } from '../../scenarioSpeech.ts';
import { de } from '../de.ts';

const value = (span: Span): string => {
  if (span.is === 'any') return 'vaut n’importe quoi';
  if (span.is === 'between') return `vaut de ${span.from} à ${span.to}`;
  return { exactly: `vaut ${span.number}`, least: `vaut ${span.number} ou plus`, most: `vaut ${span.number} ou moins` }[
    span.is
  ];
};

const noun = ({ side, keyword, named }: Counted, many: boolean): string => {
  const kind = { enemy: ['ennemi', 'ennemis'], retinue: ['membre de la suite', 'membres de la suite'] }[side];
  return [
    kind[many ? 1 : 0],
    ...(keyword === undefined ? [] : [`avec le mot-clé ${keyword}`]),
    ...(named === undefined ? [] : [`du nom ${de(named)}`]),
  ].join(' ');
};

/** “au moins 2 ennemis sont debout” : combien, qui, et comment. */
function counted(who: Counted, span: Span, state: string): string {
  const are = (number: number): string => `${noun(who, number > 1)} ${number > 1 ? 'sont' : 'est'} ${state}`;
  if (span.is === 'any') return `des ${noun(who, true)} sont ${state}, ou non`;
  if (span.is === 'between') return `de ${span.from} à ${span.to} ${are(2)}`;
  if (span.number === 0 && span.is !== 'least') return `aucun ${noun(who, false)} n’est ${state}`;
  const how = { exactly: 'exactement', least: 'au moins', most: 'au plus' }[span.is];
  return `${how} ${span.number} ${are(span.number)}`;
}

const often = (span: Span): string => {
  if (span.is === 'any') return 'a été fait ou non';
  if (span.is === 'between') return `a été fait de ${span.from} à ${span.to} fois`;
  if (span.number === 0 && span.is !== 'least') return 'n’a pas encore été fait';
  return `a été fait ${{ exactly: 'exactement', least: 'au moins', most: 'au plus' }[span.is]} ${span.number} fois`;
};

const turningPoint = (span: Span): string => {
  if (span.is === 'any') return 'on est à n’importe quel tournant';
  if (span.is === 'between') return `on est aux tournants ${span.from} à ${span.to}`;
  return `on est au tournant ${span.number}${{ exactly: '', least: ' ou après', most: ' ou avant' }[span.is]}`;
};

/** Ce qui doit être, comme proposition derrière « si ». */
export const conditions = {
  counter: (_, { name, span }) => `« ${name} » ${value(span)}`,
  share: ({ of, percent }, { name }) =>
    `« ${name} » vaut ${percent} pour cent ${{ retinue: 'de la suite', enemy: 'des ennemis', most: 'de son maximum' }[of]} ou plus`,
  tick: (_, { name }) => `« ${name} » est coché`,
  flag: (_, { name }) => `la campagne se souvient de « ${name} »`,
  turningPoint: (_, { span }) => turningPoint(span),
  alert: (_, { span }) => `l’Alerte ${value(span)}`,
  standing: (leaf, { span }) => counted(leaf, span, 'debout'),
  down: (leaf, { span }) => counted(leaf, span, 'hors de combat'),
  hurt: (leaf, { span }) => counted(leaf, span, `debout avec moins de ${leaf.percent} pour cent de ses points de vie`),
  carrying: ({ side, marker }, { name }) =>
    `${side === 'retinue' ? 'quelqu’un de la suite' : 'un ennemi'} porte ${marker === undefined ? 'un pion' : `« ${name} »`}`,
  within: (leaf, { name, span }) => counted(leaf, span, `dans « ${name} »`),
  controls: ({ side }, { name }) =>
    `${side === 'retinue' ? 'la suite contrôle' : 'les ennemis contrôlent'} « ${name} »`,
  objective: ({ as }, { name }) => `l’objectif « ${name} » est ${{ done: 'accompli', failed: 'manqué' }[as]}`,
  acted: (_, { name, span }) => `« ${name} » ${often(span)}`,
} satisfies ConditionWords;

/** Comment des conditions sont liées. */
export const joints = {
  and: (parts: readonly string[]) => parts.join(' et '),
  or: (parts: readonly string[]) => parts.join(' ou '),
  inner: (said: string) => `(${said})`,
  not: (said: string) => `il est faux que ${said}`.replace(/que ([aiou])/u, 'qu’$1'),
  always: 'toujours',
  if: (said: string) => `Si ${said}`,
};
