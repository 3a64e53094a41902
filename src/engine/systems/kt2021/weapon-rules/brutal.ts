import { alike } from '../../../family/killteam/rules/alike.ts';
import { brutal as printed } from '../../kt3/weapon-rules/brutal.ts';

/** The opponent parries with critical hits only. It says nothing of saves against shots. */
export const brutal = alike(printed, { id: 'brutal', source: 'Kill Team 2021 Lite, L-26: Brutal' });
