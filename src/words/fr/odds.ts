import { averageSaid, chanceSaid } from '../chance.ts';
import { target } from '../format.ts';
import type { OddsWords } from '../oddsWords.ts';

/** The page of odds. */
export const odds: OddsWords = {
  title: 'Chances',
  kind: 'Ce qui est demandé',
  kinds: { shoot: 'Tirer', fight: 'Combattre' },
  answer: 'Réponse',
  chance: (chance) => chanceSaid(chance, 'fr'),
  average: (wounds) => averageSaid(wounds, 'fr'),
  kill: 'de mettre à terre',
  mean: 'PV en moyenne',
  risk: { shoot: 'de subir la Surchauffe', fight: 'de tomber soi-même' },
  ownWounds: (wounds) => `PV perdus soi-même en moyenne : ${averageSaid(wounds, 'fr')}`,
  stun: (chance) => `Étourdissant : ${chanceSaid(chance, 'fr')}`,
  sentence: (kill, mean) =>
    `Mettre à terre : ${chanceSaid(kill, 'fr')}. PV ôtés en moyenne : ${averageSaid(mean, 'fr')}.`,
  riskSentence: {
    shoot: (chance, mean) =>
      `Subir la Surchauffe : ${chanceSaid(chance, 'fr')}. PV perdus soi-même en moyenne : ${averageSaid(mean, 'fr')}.`,
    fight: (chance, mean) =>
      `Tomber soi-même : ${chanceSaid(chance, 'fr')}. PV perdus soi-même en moyenne : ${averageSaid(mean, 'fr')}.`,
  },
  working: 'Calcul en cours',
  tooMany: 'Un combat avec tant de dés et de PV a trop de déroulements pour être calculé. Enlevez des dés ou des PV.',
  wrong: 'Ces nombres ne se calculent pas ensemble. Changez-en un.',
  failed: 'Le combat n’a pas pu être calculé ici. Rechargez la page.',
  wrongLink: 'Une partie du lien n’a pas pu être lue. Le reste est ci-dessous.',
  chart: 'Chances par PV ôtés',
  chartHint: { shoot: 'Plein : la cible tombe.', fight: 'Plein : l’autre camp tombe.' },
  chartLabel: 'Graphique : la chance de chaque nombre de PV, comme dans le tableau plus bas',
  table: 'Au moins tant de PV',
  columns: { wounds: 'PV', exactly: 'Exactement', atLeast: 'Au moins' },
  orMore: (wounds) => `${wounds} ou plus`,
  down: 'à terre',
  weapon: 'L’arme',
  target: 'La cible',
  mine: 'Mon camp, frappe en premier',
  theirs: 'L’autre camp',
  numbers: {
    dice: 'Dés',
    hit: 'Touche',
    normal: 'Dégâts',
    critical: 'Critique',
    wounds: 'PV',
    save: 'Sauv.',
    shots: 'Tirs',
  },
  less: (what, whose) => `Un de moins : ${what}, ${whose}`,
  more: (what, whose) => `Un de plus : ${what}, ${whose}`,
  number: (what, whose) => `${what}, ${whose}`,
  onDie: (face) => target(face),
  rules: 'Règles d’arme',
  rulesHint: 'Toucher une règle à nombre passe au nombre suivant, puis l’enlève.',
  conditions: 'La place de la cible',
  flags: { inCover: 'À couvert', obscured: 'Masquée', vantage: 'Vue d’un promontoire' },
  vantageHint:
    'Vue d’un promontoire, elle garde deux sauvegardes de couvert ou une critique : ce qui l’épargne le plus.',
  plays: 'Comment on joue',
  playsAs: {
    well: { title: 'Les deux jouent bien', reason: 'tuer, ne pas être tué, puis les PV' },
    strike: { title: 'Les deux frappent', reason: 'personne ne pare' },
    wellOnStriker: { title: 'Je joue bien, l’autre frappe', reason: 'l’autre camp ne pare jamais' },
    leastHarm: { title: 'Je perds le moins possible', reason: 'l’autre camp joue bien' },
  },
};
