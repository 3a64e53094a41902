import { alike } from '../../../family/killteam/rules/alike.ts';
import { lethal as printed } from '../../kt3/weapon-rules/lethal.ts';

/** Hits of x or more are critical; what misses is no hit. */
export const lethal = alike(printed, { id: 'lethal', source: 'Kill Team 2021 Lite, L-36: Létal x+' });
