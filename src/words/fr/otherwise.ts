import type { otherwise as english } from '../en/otherwise.ts';
import { overruled } from './overruled.ts';

/** Ce qui est autrement sur la table que sur le plateau. */
export const otherwise: typeof english = {
  inRange: (far) => `À portée, ${far}`,
  notInRange: (far) => `Hors de portée, ${far}`,
  hint: 'Est-ce autrement\u00A0? Touchez ce qui l’est.',
  byTable: 'Autrement que sur le plateau',
  saidOf: (count) => `${count} à la main`,
  says: overruled.says,
};
