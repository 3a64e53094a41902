import type { errors as enErrors, storage as enStorage } from '../en/storage.ts';

export const storage = {
  savedOnce: 'Enregistré, une copie',
  off: 'Ce navigateur ne garde rien. Exportez avant de le fermer.',
  persistRefused: 'Le navigateur peut vider ce stockage. Gardez aussi un fichier.',
  unreadable: 'Une partie gardée ici ne peut pas être lue. Elle est mise de côté, intacte.',
} satisfies typeof enStorage;

export const errors = {
  home: 'Accueil',
  loading: 'Chargement',
  loadFailed: 'Le chargement a échoué. Le réseau manque peut-être.',
  refused: (reason) => `Impossible : ${reason}`,
} satisfies typeof enErrors;
