import { describe, expect, it } from 'vitest';
import type { WeaponRuleUse } from '../../../../../src/engine/family/killteam/model/operative.ts';
import { stun } from '../../../../../src/engine/systems/kt3/weapon-rules/stun.ts';
import { dice, folded, ruleUse } from '../../../../support/attackContext.ts';

const triggers = (letters: string, ...more: WeaponRuleUse[]) =>
  folded('triggers', { start: [], rules: [ruleUse('stun'), ...more], pool: dice(letters) });

describe('kt3 stun', () => {
  it('should stun with a retained crit', () => {
    expect(triggers('cnf')).toEqual([{ kind: 'stun' }]);
  });

  it('should not stun without a retained crit', () => {
    expect(triggers('nnf')).toEqual([]);
  });

  it('should stun once, with several crits or the rule twice', () => {
    expect(triggers('ccc', ruleUse('stun'))).toEqual([{ kind: 'stun' }]);
  });

  it('should see the crit that Severe makes', () => {
    const rules = [ruleUse('stun'), ruleUse('severe')];
    const pool = folded('retained', { start: dice('nf'), rules });
    expect(folded('triggers', { start: [], rules, pool })).toEqual([{ kind: 'stun' }]);
  });

  it('should come after the wounds of Devastating', () => {
    const kinds = triggers('c', ruleUse('devastating', { x: 1, inches: null })).map(({ kind }) => kind);
    expect(kinds).toEqual(['devastating', 'stun']);
  });

  it('should accept no parameters', () => {
    expect(stun.accepts({}).ok).toBe(true);
    expect(stun.accepts({ x: 1 }).ok).toBe(false);
  });
});
