import { describe, expect, it } from 'vitest';
import type { WeaponRuleUse } from '../../../../../src/engine/family/killteam/model/operative.ts';
import { blast } from '../../../../../src/engine/systems/kt3/weapon-rules/blast.ts';
import { folded, ruleUse } from '../../../../support/attackContext.ts';

const spread = (...rules: WeaponRuleUse[]) => folded('spread', { start: null, rules });

describe('kt3 blast', () => {
  it('should spread x inches around the target', () => {
    expect(spread(ruleUse('blast', { x: 2 }))).toEqual({ kind: 'blast', inches: 2 });
  });

  it('should not spread without the rule', () => {
    expect(spread()).toBeNull();
  });

  it('should take the larger of two distances', () => {
    expect(spread(ruleUse('blast', { x: 2 }), ruleUse('blast', { x: 1 }))).toEqual({ kind: 'blast', inches: 2 });
    expect(spread(ruleUse('blast', { x: 1 }), ruleUse('blast', { x: 2 }))).toEqual({ kind: 'blast', inches: 2 });
  });

  it('should leave another spread alone', () => {
    const start = { kind: 'torrent', inches: 1 } as const;
    expect(folded('spread', { start, rules: [ruleUse('blast', { x: 2 })] })).toBe(start);
  });

  it('should accept whole numbers from 1 up and nothing else', () => {
    expect(blast.accepts({ x: 1 }).ok).toBe(true);
    for (const bad of [{}, { x: 0 }, { x: 1.5 }, { x: '1' }, { x: 1, y: 1 }]) expect(blast.accepts(bad).ok).toBe(false);
  });
});
