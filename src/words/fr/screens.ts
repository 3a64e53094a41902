import type { logScreen as en } from '../en/screens.ts';
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
} satisfies typeof en;
