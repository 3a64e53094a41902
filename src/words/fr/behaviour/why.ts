import type { stopped as EnStopped, why as EnWhy } from '../../en/behaviour/why.ts';

export const stopped = {
  ap: 'pas assez de PA',
  done: 'déjà fait',
  order: 'pas en Dissimulation',
  engaged: 'à portée de contrôle de personne',
  notEngaged: 'personne à sa portée de contrôle',
  moved: 'pas après ce mouvement',
  weapon: 'rien pour le faire',
  heavy: 'son arme Lourde l’interdit',
  counteract: 'pas en contre-action',
  interrupt: 'pas en interruption',
  barred: 'impossible sur la table',
} satisfies typeof EnStopped;

export const why = {
  condition: 'sa condition n’est pas remplie',
  nobody: 'il n’y a personne à qui le faire',
  kept: (criterion, left) => `${criterion} : ${left.join(', ')}`,
  tie: (taken) => `à égalité : ${taken.join(', ')}`,
  taken: 'retenue',
  takenFor: (whom) => `retenue, pour ${whom.join(', ')}`,
} satisfies typeof EnWhy;
