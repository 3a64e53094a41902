import { describe, expect, it } from 'vitest';
import { acolyteRules } from '../../../../../src/engine/systems/acolyte/rules.ts';
import { kt3Rules } from '../../../../../src/engine/systems/kt3/rules.ts';
import { dice, folded, ruleUse } from '../../../../support/attackContext.ts';

const triggers = (pool: ReturnType<typeof dice>, rules = [ruleUse('web')]) =>
  folded('triggers', { start: [], rules, pool, ruleset: acolyteRules });

describe('acolyte web', () => {
  it('should take APL of the target with any retained success, once', () => {
    expect(triggers(dice('n'))).toEqual([{ kind: 'stun' }]);
    expect(triggers(dice('cn'))).toEqual([{ kind: 'stun' }]);
    expect(triggers(dice('c'), [ruleUse('stun'), ruleUse('web')])).toEqual([{ kind: 'stun' }]);
  });

  it('should do nothing when every die failed', () => {
    expect(triggers(dice('ff'))).toEqual([]);
  });

  it('should not exist in Kill Team 3', () => {
    expect(Object.keys(kt3Rules.weaponRules)).not.toContain('web');
  });
});
