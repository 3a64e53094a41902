import { alike } from '../../../family/killteam/rules/alike.ts';
import { saturate } from '../../kt3/weapon-rules/saturate.ts';

/** No die is kept for cover, all are rolled. */
export const noCover = alike(saturate, { id: 'noCover', source: 'Kill Team 2021 Lite, L-40: Pas de Couvert' });
