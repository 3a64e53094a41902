import { alike } from '../../../family/killteam/rules/alike.ts';
import { range } from '../../kt3/weapon-rules/range.ts';

/** Only targets within x inches are valid. */
export const rng = alike(range, { id: 'rng', source: 'Kill Team 2021 Lite, L-43: Portée x' });
