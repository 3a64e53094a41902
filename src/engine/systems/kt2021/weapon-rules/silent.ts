import { alike } from '../../../family/killteam/rules/alike.ts';
import { silent as printed } from '../../kt3/weapon-rules/silent.ts';

/** May be shot on Conceal. */
export const silent = alike(printed, { id: 'silent', source: 'Kill Team 2021 Lite, L-46: Silencieux' });
