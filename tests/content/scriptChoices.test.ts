import { describe, expect, it } from 'vitest';
import { hasSubject, hookMoments, withoutSubject } from '../../src/content/scriptChoices.ts';
import type { EffectStep } from '../../src/engine/family/killteam/tables/effect.ts';
import type { Selector } from '../../src/engine/family/killteam/tables/selector.ts';

const EACH: Selector = { who: 'each', side: 'enemy', filters: [] };
const ONE: Selector = { who: 'one', side: 'retinue', filters: [] };

describe('what a script can say', () => {
  it('should be about somebody where somebody acted or went down', () => {
    expect(hookMoments.filter(hasSubject)).toEqual(['activationEnd', 'acted', 'incapacitated']);
  });

  it('should be for others only where it is for whomever it is about', () => {
    const loot = (to: Selector): EffectStep => ({ op: 'loot', to, count: 1 });
    expect(withoutSubject(loot({ who: 'this', side: 'any', filters: [] }), ONE)).toEqual(loot(ONE));
    expect(withoutSubject(loot(EACH), ONE)).toEqual(loot(EACH));
    const cp: EffectStep = { op: 'cp', by: 1 };
    expect(withoutSubject(cp, ONE)).toEqual(cp);
  });
});
