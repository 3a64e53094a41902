import { alike } from '../../../family/killteam/rules/alike.ts';
import { rending as printed } from '../../kt3/weapon-rules/rending.ts';

/** With a critical hit kept, one normal hit may be kept as a critical one. */
export const rending = alike(printed, { id: 'rending', source: 'Kill Team 2021 Lite, L-42: Perforant' });
