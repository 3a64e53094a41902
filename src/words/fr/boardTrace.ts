import type {
  boardGroup as englishGroup,
  boardLetBe as englishLetBe,
  boardPrint as englishPrint,
  boardTrace as english,
  boardZone as englishZone,
} from '../en/boardTrace.ts';
import { number } from './format.ts';

const inTenths = (length: number): string => number(Math.round(length * 10) / 10);

export const boardTrace: typeof english = {
  title: 'Tracer',
  hint: 'Dessinez ce qui se trouve sur votre table : son contour, coin par coin, ou un rectangle.',
  kinds: { outline: 'Contour', box: 'Rectangle', zone: 'Zone' },
  hints: {
    outline: (corners) =>
      corners < 3
        ? `Touchez ses coins l’un après l’autre : ${corners} pour l’instant`
        : 'Touchez encore le premier coin, ou fermez-le',
    box: (corners) => (corners === 0 ? 'Touchez un coin du rectangle' : 'Touchez le coin opposé'),
    zone: (corners) => (corners === 0 ? 'Touchez un coin de la zone' : 'Touchez le coin opposé'),
  },
  faults: {
    few: 'Il lui faut trois coins.',
    line: 'Ses coins sont sur une ligne : rien n’est dedans. Le dernier est repris.',
    crosses: 'Son bord se croise. Le dernier coin est repris.',
  },
  close: 'Le fermer',
  back: 'Un coin en arrière',
  middle: 'Au milieu',
  pieceName: 'Pièce tracée',
  zoneName: 'Zone de déploiement',
};

export const boardZone: typeof englishZone = {
  kind: 'À quoi elle sert',
  kinds: { drop: 'Déploiement', entry: 'Entrée', area: 'Secteur' },
  side: 'À qui elle est',
  sides: { 0: 'Premier camp', 1: 'Second camp', either: 'Les deux' },
  wide: 'Pouces de long',
  deep: 'Pouces de large',
};

export const boardGroup: typeof englishGroup = {
  with: 'Bouge avec',
  withMore: (count) => `Une de ${count} qui bougent ensemble ; et avec`,
  nobody: 'choisir une pièce',
  place: (name, left, near) => `${name}, ${inTenths(left)} de la gauche, ${inTenths(near)} du bord proche`,
  leave: 'Hors du groupe',
};

export const boardLetBe: typeof englishLetBe = {
  be: 'Tant pis',
  all: (count) => (count === 1 ? '1 est laissé tel quel' : `${count} sont laissés tels quels`),
  again: 'Le relever à nouveau',
};

export const boardPrint: typeof englishPrint = {
  plan: 'Imprimer le plan',
  tiles: 'Imprimer en grandeur réelle',
  scale: (times) => `1 : ${number(Math.round(times * 10) / 10)}`,
  tile: (row, column) => `Rang ${row}, feuille ${column}`,
  print: 'Imprimer',
  hint: 'A4, à 100 %, sans marges de l’imprimante',
};
