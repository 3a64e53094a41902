import type { Words } from '../../words.ts';

/** One and a half are one yet. */
const woundsSaid = (wounds: string): string =>
  `${wounds} ${/^[+−-]?[01](?!\d)/u.test(wounds) ? 'blessure' : 'blessures'}`;

/** What attacks are expected to come to, and what choices are worth. */
export const worth = {
  deals: (out, wounds) => `${out} de mettre hors jeu, ${woundsSaid(wounds)}`,
  dealsFloored: (out, floored, wounds) => `${out} de mettre hors jeu, ${floored} au sol, ${woundsSaid(wounds)}`,
  takes: (out, wounds) => `pour soi ${out} d’être hors jeu, ${woundsSaid(wounds)}`,
  back: (out, wounds) => `Riposte\u00A0: pour soi ${out} d’être hors jeu, ${woundsSaid(wounds)}`,
  on: (name, said) => `${name}\u00A0: ${said}`,
  blast: (chance, length) => `${chance} pour l’explosion, sur tous à ${length}`,
  passes: (chance) => `réussit à ${chance}`,
  nothing: 'ne change rien',
  omitted: 'Une capacité de la cible n’est pas comptée',
  none: 'Pas de probabilités pour ces nombres',
  title: 'À attendre',
  toOut: (change) => `${change} de mettre hors jeu`,
  toWounds: (change) => woundsSaid(change),
  backIsWorth: 'vaut l’épuisement',
  restIsWorth: 'reposé, il vaut plus ensuite',
  shared: (said) => `Répartis ainsi\u00A0: ${said}`,
  best: (shares, said) => `Au mieux\u00A0: ${shares}\u00A0: ${said}`,
  share: (name, dice) => `${name} ${dice}`,
  isBest: 'Pas de meilleure répartition',
  takeBest: 'Répartir ainsi',
  gains: (out, wounds) => `gagne ${out} de mettre hors jeu, ${woundsSaid(wounds)} à la prochaine manche`,
  gainsNothing: 'ne gagne aucune attaque si rien ne bouge',
} satisfies Words<'rounds'>['worth'];
