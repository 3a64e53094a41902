import { alike } from '../../../family/killteam/rules/alike.ts';
import { piercingCrits } from '../../kt3/weapon-rules/piercingCrits.ts';

/** With a critical hit kept, AP x; it does not add to another AP. */
export const p = alike(piercingCrits, { id: 'p', source: 'Kill Team 2021 Lite, L-39: Perçant x' });
