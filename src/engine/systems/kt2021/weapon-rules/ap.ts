import { alike } from '../../../family/killteam/rules/alike.ts';
import { piercing } from '../../kt3/weapon-rules/piercing.ts';

/** Defence is x dice less. Several do not add up: the larger counts. */
export const ap = alike(piercing, { id: 'ap', source: 'Kill Team 2021, K-78; Lite, L-41: PA x' });
