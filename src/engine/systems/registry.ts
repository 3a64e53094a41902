import { acolyte } from './acolyte/ruleset.ts';
import { kt3 } from './kt3/ruleset.ts';
import type { Ruleset } from '../family/killteam/rules/ruleset.ts';

const rulesets: { readonly [Id in Ruleset['id']]: Ruleset } = { kt3, acolyte };

/** The rule system a battle names. */
export const rulesetById = (id: Ruleset['id']): Ruleset => rulesets[id];
