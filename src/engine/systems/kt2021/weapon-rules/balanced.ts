import { alike } from '../../../family/killteam/rules/alike.ts';
import { balanced as printed } from '../../kt3/weapon-rules/balanced.ts';

/** One attack die may be rolled again. */
export const balanced = alike(printed, { id: 'balanced', source: 'Kill Team 2021 Lite, L-29: Équilibré' });
