import type { saveStands as enSaveStands } from '../en/saveStands.ts';

export const saveStands = {
  saved: 'Enregistré, deux copies',
  savedFirst: 'Enregistré, une copie : le second endroit n’en a pas pris',
  savedSilent: 'Enregistré, une copie : le second endroit ne répond pas',
  savedSecond: 'Enregistré, une copie : le premier endroit n’en a pas pris',
  parted: 'Les deux copies avaient pris des chemins différents. L’autre est mise de côté.',
  torn: 'Une partie de la sauvegarde est illisible. Voici l’état d’avant ; le reste est mis de côté, dans Stockage.',
  writing: 'Écriture',
  notSaved: 'Pas enregistré, le jeu continue',
  notSavedFull: 'Pas enregistré, le jeu continue. Exporter',
  readOnly: 'Lecture seule, un autre onglet écrit',
  readOnlyFull: 'Lecture seule, un autre onglet écrit. Prendre la main',
  takeOver: 'Prendre la main',
  full: 'Stockage plein. Rien n’est perdu.',
  export: 'Exporter',
  exportBattle: 'Exporter la bataille',
} satisfies typeof enSaveStands;
