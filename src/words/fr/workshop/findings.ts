import type { findings as english } from '../../en/workshop/findings.ts';

export const findings = {
  rowTwice: () => 'Deux lignes portent le même nom dans le fichier. Retirez l’une des deux.',
  unknownFact: (about) => `Le fait ${about} n’existe pas.`,
  contradiction: () => 'Sa condition se contredit : elle n’est jamais remplie.',
  impossible: () => 'Les règles interdisent cette action dès que sa condition est remplie.',
  unreachable: (about) => `Jamais atteinte : ${about} passe toujours avant.`,
  concealed: () => 'La garde demande l’Engagement, qu’il ne prend pas sans attaque.',
  nobodyLeft: (about) => `Il ne reste personne : ${about} est voulu dans les deux sens.`,
  bothWays: (about) => `${about} est préféré dans les deux sens : le second ne compte jamais.`,
  criterionTwice: (about) => `${about} est là deux fois : la seconde ne compte jamais.`,
  settledBefore: (about) => `${about} est déjà réglé plus haut : le préférer ne change rien.`,
  deadWish: (about) =>
    `Le souhait ${about} n’est jamais regardé : un autre avant lui est toujours possible, ou demande moins.`,
  placeWithoutMove: () => 'Un lieu est choisi, mais cette action n’y mène pas.',
  whoWithoutTarget: () => 'Quelqu’un est choisi, mais cette action ne vise personne.',
  circle: () => 'Elle ne coûte rien et peut se refaire sans fin.',
  thereAndBack: (about) => `Elle revient d’où ${about} l’a mené.`,
  noFallback: (when) =>
    when === ''
      ? 'Aucune ligne n’est jamais sûre d’être possible. L’ennemi passe quand il n’y en a pas.'
      : `Aucune ligne n’est sûre d’être possible quand ${when}. L’ennemi passe alors.`,
} satisfies typeof english;
