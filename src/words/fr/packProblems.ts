import type { packProblems as english } from '../en/packProblems.ts';

/** Ce qui ne va pas dans un pack, pour qui l’a fait dans l’application. */
export const packProblems: Record<keyof typeof english, string> = {
  notAPack: 'Ceci n’est pas un pack.',
  newer: 'Il est pour une version plus récente de cette application.',
  missingFile: 'Il manque une partie que tout pack possède.',
  unknownFile: 'Il y a un fichier qu’aucun pack ne possède.',
  unreadable: 'Il ne peut pas être lu.',
  notJson: 'Quelque chose y est écrit comme aucun pack ne l’écrit.',
  forbiddenKey: 'Quelque chose y porte un nom interdit.',
  tooDeep: 'Il est plus imbriqué que tout pack.',
  tooLarge: 'Il contient plus que tout pack.',
  missing: 'Il manque quelque chose qui doit y être.',
  wrongType: 'Quelque chose n’a pas la bonne forme : un mot à la place d’un nombre, ou l’inverse.',
  unknownKey: 'Il y a là quelque chose que cette application ne connaît pas.',
  notAllowed: 'Ce qui se trouve là n’est pas permis.',
  outOfRange: 'Un nombre est trop grand ou trop petit.',
  badFormat: 'Quelque chose n’est pas écrit comme il faut.',
  badId: 'Un identifiant n’a que des minuscules, des chiffres et des traits d’union simples.',
  facesNotCoveredOnce: 'Chaque face du dé doit être dans une seule ligne : l’une n’en a pas, ou en a deux.',
  notForPloys: 'Un stratagème ne peut pas faire cela.',
  dependencyNotLoaded: 'Un pack sur lequel il s’appuie n’est pas ici, est trop ancien ou a lui-même des problèmes.',
  dependencyCircle: 'Il s’appuie sur lui-même, directement ou par d’autres.',
  duplicateId: 'Deux choses y ont le même identifiant.',
  unknownReference: 'Il nomme quelque chose qui n’est pas là.',
  wrongKind: 'Il nomme quelque chose d’une autre sorte que celle qui va là.',
  unknownRule: 'Il nomme une règle que ce jeu n’a pas.',
  unknownFact: 'Il demande un fait que les ennemis ne connaissent pas.',
  badParams: 'Une règle n’a pas les bons nombres.',
  dvDiffers: 'La VD est autre que celle de sa fiche.',
  idDiffers: 'Il est rangé sous un autre identifiant que le sien.',
  missingRow: 'Il manque une ligne qui doit exister.',
  levelsNotContiguous: 'Les niveaux doivent se suivre sans trou.',
  totalsNotCoveredOnce: 'Chaque total des dés doit être dans une seule ligne : l’un n’en a pas, ou en a deux.',
  rosterRule: 'Une kill team enfreint une règle de sa liste.',
  bandRule: 'Une bande enfreint une règle des bandes.',
  noRange: 'Une arme de tir n’a pas de portée.',
  noFallbackEdge: 'Il ne dit pas par quel bord partent les brisés.',
  notConvex: 'Les coins d’une partie ne forment pas une figure convexe.',
  noHeight: 'Une partie n’est pas plus haute que là où elle commence.',
  overEdge: 'Quelque chose dépasse du bord du plateau.',
};

/** Où c’est, la sorte de ligne, laquelle, quelle partie. */
export const problemPlace = (kind: string, row: string | number | null, part: string): string =>
  [
    kind,
    ...(row === null ? [] : [typeof row === 'string' ? `« ${row} »` : `n° ${row}`]),
    ...(part === '' ? [] : [`« ${part} »`]),
  ].join(', ');
