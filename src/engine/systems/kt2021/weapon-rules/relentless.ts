import { alike } from '../../../family/killteam/rules/alike.ts';
import { relentless as printed } from '../../kt3/weapon-rules/relentless.ts';

/** Any or all attack dice may be rolled again. */
export const relentless = alike(printed, { id: 'relentless', source: 'Kill Team 2021 Lite, L-33: Implacable' });
