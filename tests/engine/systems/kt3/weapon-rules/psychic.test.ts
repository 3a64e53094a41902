import { describe, expect, it } from 'vitest';
import { kt3Rules } from '../../../../../src/engine/systems/kt3/rules.ts';
import { psychic } from '../../../../../src/engine/systems/kt3/weapon-rules/psychic.ts';
import { dice, ruleUse, spoke } from '../../../../support/attackContext.ts';

describe('kt3 psychic', () => {
  it('should never speak', () => {
    expect(psychic.windows).toEqual([]);
    expect(spoke('retained', { start: dice('cnf'), rules: [ruleUse('psychic')] })).toEqual([]);
  });

  it('should be known to the ruleset, so that a weapon may carry it', () => {
    expect(kt3Rules.weaponRules['psychic']).toBe(psychic);
  });

  it('should accept no parameters', () => {
    expect(psychic.accepts({}).ok).toBe(true);
    expect(psychic.accepts({ x: 1 }).ok).toBe(false);
  });
});
