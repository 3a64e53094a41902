import { battleRules } from '../../src/engine/systems/battle.ts';
import { battleAdvisor } from '../../src/engine/systems/battleAdvisor.ts';

/** The rules of battles with their advisor, which is here from the beginning. */
export const advisedRules = { ...battleRules, advise: battleAdvisor.advise };
