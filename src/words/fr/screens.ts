import type { keys as enKeys, logScreen as enLogScreen } from '../en/screens.ts';
import { plural } from './plural.ts';

export const logScreen = {
  title: 'Journal',
  subtitle: (number) => `tournant ${number}`,
  label: 'Ce qui s’est passé',
  empty: 'Rien ne s’est encore passé',
  timelineTitle: 'Revenir à un moment',
  timelineHint: 'Annuler jusqu’ici. Rétablir ramène tout.',
  undoTo: (what) => `Annuler jusqu’avant : ${what}`,
  all: 'Tout',
  thisTurningPoint: 'Ce tournant',
  older: 'Lignes plus anciennes',
  newestFirst: 'Le plus récent en haut. Touchez une ligne pour revenir juste avant.',
  undoCount: (count) => `Annuler ${plural(count, 'entrée', 'entrées')}`,
  toTable: 'À la table',
} satisfies typeof enLogScreen;

export const keys = {
  title: 'Touches',
  operative: 'agent',
  wounds: 'PV',
  allKeys: 'toutes les touches',
  space: 'Espace',
  undoKey: 'U',
  redoKey: 'Y',
  woundsKey: 'W',
  sheetKey: '?',
  logKey: 'J',
  rows: {
    operatives: '1 à 9 : agent du camp qui active',
    act: 'Lettre du bouton : cette action',
    wounds: 'PV de l’agent qui agit',
    undo: 'Annuler',
    redo: 'Rétablir',
    next: 'La chose suivante',
    faces: '1 à 6, sous les dés : cette face',
    escape: 'Fermer ce qui est ouvert',
    log: 'Journal',
    sheet: 'Cette page',
  },
  escape: 'Échap',
} satisfies typeof enKeys;
