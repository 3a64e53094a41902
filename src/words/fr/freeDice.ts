import type { FreeRollKind } from '../../engine/dice/freeRoll.ts';
import { de } from './de.ts';
import type { freeDice as en } from '../en/freeDice.ts';

const kinds: Readonly<Record<FreeRollKind, string>> = {
  d3: 'D3',
  d4: 'D4',
  d6: 'D6',
  d8: 'D8',
  d10: 'D10',
  d12: 'D12',
  d20: 'D20',
  '2d6': '2D6',
  d66: 'D66',
  scatter: 'Déviation',
  sixth: 'Sixième du plateau',
  oneOf: 'L’un de ceux-ci',
  highest: 'Qui commence',
};

const PARTS: readonly string[] = [
  'au fond à gauche',
  'au fond au milieu',
  'au fond à droite',
  'devant à gauche',
  'devant au milieu',
  'devant à droite',
];

export const freeDice = {
  title: 'Dés pour la table',
  kinds,
  last: 'Dernier lancer',
  which: 'Quels dés',
  parts: PARTS,
  line: (what, result) => `${what}\u202f: ${result}`,
  forWhat: (why, dice) => `${why}, ${dice}`,
  tied: (names) => `${names} (à égalité)`,
  typed: 'lancé sur la table',
  why: 'Pour quoi',
  whyHint: 'C’est noté au journal. Peut rester vide.',
  reasons: {
    place: 'Un endroit au hasard',
    terrain: 'Un décor au hasard',
    entry: 'Un point d’entrée au hasard',
    order: 'Qui commence',
  },
  hints: {
    scatter: 'La direction comme une heure d’un cadran posé sur la table, 12 à l’opposé de vous. Puis de combien.',
    sixth: 'Trois parts le long du grand bord du fond, trois le long du vôtre. L’endroit exact est à vous.',
    oneOf: 'L’un d’eux, tiré au sort.',
    highest: 'Un D6 chacun\u202f; le plus haut commence.',
  },
  far: 'De combien',
  farDie: (sides) => `D${sides}`,
  clock: (hour) => `${hour}\u00a0heures`,
  directions: 'Sens de la flèche',
  board: (part, name) => `Le plateau, part ${part}\u202f: ${name}`,
  among: 'Parmi',
  lists: {
    standing: 'Tous ceux debout',
    mine: 'Votre suite',
    foes: 'Les ennemis',
    marks: 'Marqueurs',
    players: 'Joueurs',
    numbers: 'Numéros',
    own: 'Une liste',
  },
  count: 'Combien',
  countHint: 'Numérotez-les sur la table\u202f: décors, points d’entrée, portes.',
  ownList: 'Noms',
  ownListHint: 'L’un après l’autre, avec des virgules.',
  tooFew: 'Deux au moins',
  roll: 'Lancer',
  type: 'Ou touchez ce qui est sur la table',
  typeOf: (name) => `Le dé ${de(name)}`,
  typeNth: (nth, of) => `Dé ${nth} sur ${of}`,
  undo: { short: 'Dés', full: 'les dés pour la table' },
} satisfies typeof en;
