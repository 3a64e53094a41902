import type { FindingCode, FindingParams } from '../../../engine/plugins/scenario/lintFinding.ts';

const between = (others: readonly string[]): string =>
  others.length === 0 ? '' : ` en passant par ${others.map((name) => `« ${name} »`).join(', ')}`;

/** Ce que la vérification a trouvé dans un scénario : une phrase chacun, qui dit quoi faire. */
export const findings = {
  neverCompleted: () =>
    'Il ne peut jamais être gagné : rien ne l’accomplit. Donnez-lui un objectif principal réalisable, ou une coche qui l’accomplit.',
  noPrimary: () => 'Il n’a pas d’objectif principal. Seule une coche y met fin.',
  completedByHand: () => 'Il n’est gagné que si la table compte, coche ou tranche elle-même.',
  neverDone: ({ name }) => `« ${name} » ne peut jamais être accompli : sa condition n’est jamais remplie.`,
  doneByHand: ({ name }) => `« ${name} » n’est accompli que si la table compte ou coche elle-même.`,
  neverFailed: ({ name }) => `« ${name} » ne peut jamais échouer : sa condition n’est jamais remplie.`,
  doneAtOnce: ({ name }) => `« ${name} » est accompli dès le début de la bataille.`,
  failedAtOnce: ({ name }) => `« ${name} » a échoué dès le début de la bataille.`,
  neverRevealed: ({ name }) => `« ${name} » n’est jamais révélé de lui-même : sa condition n’est jamais remplie.`,
  revealedByHand: ({ name }) => `« ${name} » n’est révélé que par le maître.`,
  neverAvailable: ({ name }) =>
    `« ${name} » n’est jamais possible : sa condition n’est jamais remplie, ou son nombre de fois est nul.`,
  availableByHand: ({ name }) => `« ${name} » n’est possible qu’après que la table a compté ou coché elle-même.`,
  neverFires: ({ name }) =>
    `« ${name} » n’arrive jamais : son moment ne vient jamais, ou sa condition n’est jamais remplie.`,
  firesByHand: ({ name }) => `« ${name} » n’arrive qu’après que la table a compté ou coché elle-même.`,
  doesNothing: ({ name }) => `« ${name} » ne fait rien. Donnez-lui un effet, ou supprimez-le.`,
  forNobody: ({ name }) =>
    `« ${name} » s’applique à celui dont il s’agit, et ici il ne s’agit de personne : rien n’arrive. Choisissez qui cela touche.`,
  triggersItself: ({ name, others }) =>
    `« ${name} » se déclenche de nouveau lui-même${between(others)}. Limitez-le à une fois, ou changez ce qu’il fait.`,
  waveNeverCalled: ({ name }) => `Rien n’appelle « ${name} » : cette vague n’arrive jamais.`,
  waveByHand: ({ name }) => `« ${name} » n’arrive qu’après que la table a compté ou coché elle-même.`,
  passageByHand: ({ name }) => `Rien ne raconte « ${name} » : seul le maître peut le lire à voix haute.`,
  rollsForever: ({ name }) => `« ${name} » se relance sans fin : chacune de ses lignes y ramène.`,
  rollsOnItself: ({ name }) => `« ${name} » peut être relancée par une de ses propres lignes.`,
  endingNeverReached: ({ name, before }) =>
    before === null
      ? `« ${name} » n’est jamais racontée\u00A0: sa condition n’est jamais remplie.`
      : `« ${name} » n’est jamais racontée\u00A0: « ${before} » convient toujours avant elle.`,
  noLastEnding: () => 'Chaque fin a une condition. Si aucune ne convient, rien n’est raconté.',
  noRoom: ({ name }) => `« ${name} » ne peut rien compter : son maximum est 0.`,
  emptyRange: ({ least, most }) => `Au moins ${least} et au plus ${most} : ce n’est jamais vrai.`,
  aboveMaximum: ({ name, least, max }) => `« ${name} » n’atteint jamais ${least} : son maximum est ${max}.`,
  aboveForOne: ({ name, least, max }) =>
    `Avec un seul Acolyte, « ${name} » n’atteint jamais ${least} : son maximum est alors ${max}.`,
  beyondLimit: ({ least, limit }) => `Le tournant ${least} n’arrive jamais : la bataille finit après le ${limit}.`,
  actedTooOften: ({ name, least, times }) => `« ${name} » ne peut être fait ${least} fois, seulement ${times}.`,
  excluding: ({ name, other }) => `« ${name} » et « ${other} » s’excluent : qui fait l’un manque l’autre.`,
  completesWithout: ({ name, other }) =>
    `« ${name} » finit la mission comme accomplie alors que « ${other} » est encore ouvert. Que l’objectif s’accomplisse par là, ou l’inverse.`,
  failsWithout: ({ name, other }) =>
    `« ${name} » finit la mission comme manquée alors que « ${other} » n’a pas échoué. Que l’objectif échoue par là, ou l’inverse.`,
  zoneGone: () => 'Le plateau lié n’a plus ce lieu, ou aucun n’est choisi. Choisissez-en un autre.',
  zoneCrowded: ({ name, room, models }) =>
    `« ${name} » a de la place pour ${room}, et jusqu’à ${models} s’y déploient.`,
  waveNoEntry: ({ name }) =>
    `« ${name} » n’a pas d’entrée\u00A0: le plateau lié n’a aucun point d’entrée. Choisissez par où ils arrivent.`,
  contradiction: () => 'Cela se contredit : ce n’est jamais vrai.',
} satisfies { readonly [C in FindingCode]: (params: FindingParams[C]) => string };
