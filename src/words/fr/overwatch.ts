import type { overwatch as en } from '../en/overwatch.ts';

export const overwatch: typeof en = {
  title: (mine, theirs) => `Plus personne de prêt chez ${mine} : État d’Alerte, ou laissez continuer ${theirs}`,
  rule: 'Un tir gratuit, CT dégradée de 1. Chacun une fois par tournant.',
  at: (gun, target, wounds) => `${gun} sur ${target} · ${wounds}`,
  wounds: (mean) => `${mean} PV`,
  down: (chance, wounds) => `${chance} de le neutraliser, ${wounds} en moyenne`,
  concealed: 'Dissimulation : pas d’État d’Alerte',
  engaged: 'À portée d’engagement : pas d’État d’Alerte',
  watched: 'État d’Alerte déjà fait',
  unarmed: 'Pas d’arme pour l’État d’Alerte',
  let: (theirs) => `Laisser continuer ${theirs}`,
  again: 'redemandé après leur prochain',
};
