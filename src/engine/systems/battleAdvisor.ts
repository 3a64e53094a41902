import { killTeamAdvisor } from '../advisor/killTeamAdvisor.ts';
import { gameOf } from './killTeams.ts';

/** The advisor of battles of the family, of whichever system they name. What the app shows at first does without: it loads this later. */
export const battleAdvisor = killTeamAdvisor(gameOf);
