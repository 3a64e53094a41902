import type { aim as en } from '../en/aim.ts';
import { inches } from '../format.ts';

export const aim = {
  chooseTarget: 'Touchez la cible',
  chooseTargetCharge: 'Touchez les ennemis atteints',
  chooseTargetFight: `Touchez un ennemi à ${inches(1)}`,
  logIt: 'Noter l’attaque',
} satisfies typeof en;
