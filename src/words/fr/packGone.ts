import type { packGone as english } from '../en/packGone.ts';

/** Ce que fait le retrait d’un pack, sur chaque écran qui en retire. */
export const packGone: typeof english = {
  removed: (name) => `${name} est retiré`,
  inCampaigns: (campaigns) =>
    `${campaigns} : qui en vient ou en porte reste au registre comme manquant jusqu’à son retour.`,
  inBattles: (battles) => `${battles} : la bataille continue avec ce qu’elle en a.`,
  inBin: 'Il est dans la corbeille pour 30 jours.',
};
