import { alike } from '../../../family/killteam/rules/alike.ts';
import { seek } from '../../kt3/weapon-rules/seek.ts';

/** When the target is chosen nobody is in cover; its cover save stays. */
export const indirect = alike(seek, { id: 'indirect', source: 'Kill Team 2021 Lite, L-35: Indirect' });
