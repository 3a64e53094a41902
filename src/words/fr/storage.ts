import type { errors as enErrors, storage as enStorage } from '../en/storage.ts';

export const storage = {
  savedOnce: 'Enregistré, une copie',
  off: 'Ce navigateur ne garde rien. Exportez avant de le fermer.',
  persistRefused: 'Le navigateur peut vider ce stockage. Gardez aussi un fichier.',
  unreadable: 'Une partie gardée ici ne peut pas être lue. Elle est mise de côté, intacte.',
} satisfies typeof enStorage;

export const errors = {
  title: 'Cette partie de l’écran s’est arrêtée',
  text: 'La bataille est sauve : son dernier état avait été enregistré.',
  reload: 'Charger à nouveau',
  export: 'Exporter ma partie',
  home: 'Accueil',
  details: 'Ce qui s’est passé',
  notFoundTitle: 'Rien ici',
  notFoundText: 'Cette page n’existe pas, ou sa bataille a été retirée.',
  loading: 'Chargement',
  loadFailed: 'Le chargement a échoué. Le réseau manque peut-être.',
  refused: (reason) => `Impossible : ${reason}`,
} satisfies typeof enErrors;
