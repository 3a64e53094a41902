import type { faults as enFaults } from '../en/faults.ts';

export const faults = {
  title: 'Cette partie de l’écran s’est arrêtée',
  text: 'La bataille est sauve : son dernier état avait été enregistré.',
  reload: 'Charger à nouveau',
  export: 'Exporter ma partie',
  details: 'Ce qui s’est passé',
  notFoundTitle: 'Rien ici',
  notFoundText: 'Cette page n’existe pas, ou sa bataille a été retirée.',
} satisfies typeof enFaults;
