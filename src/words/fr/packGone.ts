import type { packGone as english, rowGone as englishRow } from '../en/packGone.ts';

/** Ce que fait le retrait d’un pack, sur chaque écran qui en retire. */
export const packGone: typeof english = {
  removed: (name) => `${name} est retiré`,
  inCampaigns: (campaigns) =>
    `${campaigns} : qui en vient ou en porte reste au registre comme manquant jusqu’à son retour.`,
  inBattles: (battles) => `${battles} : la bataille continue avec ce qu’elle en a.`,
  inBin: 'Il est dans la corbeille pour 30 jours.',
};

/** Ce que fait le retrait d’un élément d’un pack à soi, sur chaque étagère qui en retire. */
export const rowGone: typeof englishRow = {
  inCampaigns: (campaigns) =>
    `${campaigns} : qui l’est ou le porte reste au registre comme manquant jusqu’à son retour.`,
  toldInCampaigns: (campaigns) =>
    `${campaigns} : ce qui s’est joué avec reste, et une campagne liée en cours continue avec sa copie.`,
  inBattles: (battles) => `${battles} : la bataille continue avec ce qu’elle en a.`,
  inBin: 'C’est dans la corbeille pour 30 jours.',
};
