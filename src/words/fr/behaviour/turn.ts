import type { Place } from '../../../engine/behaviour/fact.ts';
import type { turn as EnTurn } from '../../en/behaviour/turn.ts';
import { inches } from '../../format.ts';
import { de } from '../de.ts';
import { plan } from '../plan.ts';

const within = (length: number | null): string => (length === null ? '' : ` de ${inches(length)}`);

const after: Record<Place, (who: string, length: number | null) => string> = {
  here: (who) => `Comment ${who} les voit-il ?`,
  reposition: (who, length) => `Qui ${who} verrait-il après un Repositionnement${within(length)} ?`,
  dash: (who, length) => `Qui ${who} verrait-il après un Sprint${within(length)} ?`,
  fallBack: (who, length) => `Qui ${who} verrait-il après une Retraite${within(length)} ?`,
};

export const turn = {
  plan,
  acts: 'L’ennemi agit',
  locked: 'fixé',
  whyThis: 'Pourquoi lui ?',
  chosenBy: {
    only: 'le seul qui puisse agir',
    canAttack: 'il peut attaquer, les autres non',
    threat: 'le plus dangereux de ceux qui peuvent attaquer',
    notInCover: 'aussi dangereux que d’autres, et à découvert',
    closest: 'aussi dangereux que d’autres, et le plus proche',
    lot: 'tiré au sort entre égaux',
    hand: 'vous l’avez choisi',
  },
  chosenLine: (by, left) => `${by} : ${left.join(', ')}`,
  another: 'Un autre ennemi',
  anotherHint: 'Celui-ci n’a encore rien fait.',
  question: 'Une question',
  questionOf: (number) => `Question no ${number}`,
  sight: after,
  sightHint: (range) =>
    `Touchez ceux qu’il voit${range === null ? '' : `, à ${inches(range)} au plus`}. Dissimulé et à couvert, personne n’est une cible.`,
  sightPlaceHint:
    'Du meilleur endroit où il peut finir, à couvert s’il y en a. Dissimulé et à couvert, personne n’est une cible.',
  seen: {
    not: 'pas vu',
    open: 'Dégagé',
    cover: 'Couvert',
    obscured: 'Masqué',
    none: 'pas une cible : dissimulé, à couvert',
  },
  nobodySeen: 'Il ne voit personne',
  seenAs: {
    open: (who) => `${who} à découvert`,
    cover: (who) => `${who} à couvert`,
    obscured: (who) => `${who} masqué`,
    both: (who) => `${who} à couvert, masqué`,
  },
  reach: (who) => `Qui est le plus près que ${who} puisse charger ?`,
  reachHint: (length) =>
    length === null
      ? 'En contournant ce qui gêne.'
      : `En ${inches(length)} de mouvement, en contournant ce qui gêne, pour finir au contact.`,
  nobody: 'Personne',
  closest: (who) => `Qui est le plus près ${de(who)} ?`,
  which: {
    chargeReach: (who) => `Qui ${who} peut-il charger ?`,
    within4: (who) => `Qui est à ${inches(4)} au plus ${de(who)} ?`,
    controlsObjective: () => 'Qui tient ou dispute un objectif ?',
    validTarget: (who) => `Qui est une cible valide pour ${who} ?`,
    inCover: (who) => `Qui est à couvert ${de(who)} ?`,
    obscured: (who) => `Qui est masqué pour ${who} ?`,
  },
  whichOther: (fact) => `De qui est-ce vrai : ${fact} ?`,
  whichOne: (who, fact) => `${who} : ${fact} ?`,
  whichHint: 'Touchez tous ceux dont c’est vrai.',
  is: {
    atTargetLocation: (who, where) => `${who} est-il à ${inches(2)} au plus du Lieu Visé${where} ?`,
    missionActionHere: (who, what) => `${who} peut-il faire l’action de mission${what} là où il est ?`,
    farFromAll: (who) => `Toute la suite est-elle à plus de ${inches(12)} de ${who} ?`,
    spotted: (who) => `Un ennemi a-t-il remarqué ${who} ?`,
  },
  isOther: (who, fact) => `${who} : ${fact} ?`,
  spottedHint: (length) =>
    `Oui, si un ennemi peut le voir${length === null ? '' : ` à ${inches(length)}`}, et sans couvert.`,
  named: (name) => ` (« ${name} »)`,
  yes: 'Oui',
  no: 'Non',
  dontKnow: 'Je ne sais pas : au pire pour nous',
  worst: {
    sight: 'Vaut : tous vus, à découvert.',
    first: 'Vaut : le plus en danger.',
    whichYes: 'Vaut : tous.',
    whichNo: 'Vaut : personne.',
    yes: 'Vaut oui.',
    no: 'Vaut non.',
  },
  answerAbove: 'Répondez plus haut',
  orByHand: 'ou jouez-le à la main',
  known: 'Vous avez dit',
  knownSees: (names) => `Cibles : ${names}`,
  knownReach: (names) => `À portée de Charge : ${names}`,
  ap: (count) => `${count} PA`,
  shortestWay: 'Par le plus court chemin.',
  diceNext: (arms) => `${arms}. Les dés suivent.`,
  done: 'Fait',
  doneThen: 'il a bougé : les dés',
  diceCome: 'les dés suivent',
  expends: 'il a joué',
  firstOnly: 'Rien que le début',
  couldNot: 'Impossible',
  different: 'Autrement',
  nothingText: 'Aucune ligne de son tableau n’est possible. Il a joué.',
  goOn: 'Continuer',
  why: 'Pourquoi',
  whyNote: (table, alert) => (alert === null ? table : `${table}, Alerte ${alert}`),
  reasons: {
    row: (act, why) => `${act} : ${why}`,
    onlyIf: (condition) => `seulement si ${condition}`,
    nobody: 'personne à qui le faire',
    taken: 'c’est fait',
    takenFor: (who) => `c’est fait, pour ${who}`,
    kept: (left, criterion) => `${left} : ${criterion}`,
    threat: (who) => `${who} : à égalité, et le plus en danger`,
    lot: (who) => `${who} : à égalité, tiré au sort`,
    order: (order) => `${order}, d’après ce qu’il fera`,
  },
  types: { brawler: 'Bagarreur', marksman: 'Tireur', caster: 'Lanceur', beast: 'Bête', heavy: 'Lourd' },
  backDetail: 'il décide à nouveau',
  byHand: 'Joué à la main',
  passGroup: 'Fin du groupe',
  passCounteract: 'Pas de contre-action',
  snapshot: 'Tout à la fois',
  snapshotHint: 'Dites comment il voit chacun et qui il peut charger. Rien de cela n’est plus demandé ensuite.',
  snapshotReach: 'Le plus proche à portée de Charge',
  snapshotDone: 'Voilà la table',
} satisfies typeof EnTurn;
