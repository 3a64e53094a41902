import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineWeaponRule } from '../../../src/engine/family/killteam/rules/defineWeaponRule.ts';
import { momentWith } from '../../support/attackContext.ts';

function probe() {
  const parsed: unknown[] = [];
  const rule = defineWeaponRule({
    id: 'probe',
    source: 'test',
    params: z.strictObject({
      x: z.int().check(
        z.refine((x) => parsed.push(x) > 0),
        z.minimum(1),
      ),
    }),
    hooks: { accurate: (value, { x }) => value + x },
  });
  const speak = (params: unknown) => rule.speak('accurate', 1, { params, moment: momentWith([]) });
  return { rule, speak, parsed };
}

describe('defineWeaponRule', () => {
  it('should parse the parameters of a weapon once, however often the rule speaks', () => {
    const { speak, parsed } = probe();
    const params = { x: 2 };
    expect([speak(params), speak(params), speak(params)]).toEqual([3, 3, 3]);
    expect(parsed).toEqual([2]);
  });

  it('should tell the parameters of one weapon from those of another', () => {
    const { speak, parsed } = probe();
    expect([speak({ x: 2 }), speak({ x: 3 }), speak({ x: 2 })]).toEqual([3, 4, 3]);
    expect(parsed).toEqual([2, 3, 2]);
  });

  it('should read the same parameters for each rule by its own schema', () => {
    const params = { x: 2 };
    const one = probe();
    const other = probe();
    expect([one.speak(params), other.speak(params)]).toEqual([3, 3]);
    expect([one.parsed, other.parsed]).toEqual([[2], [2]]);
  });

  it.each([[{ x: 0 }], [{ x: 'two' }], [{}], [{ x: 2, y: 1 }], [null], ['x']])(
    'should refuse %j each time',
    (params: unknown) => {
      const { rule, speak } = probe();
      expect(rule.accepts(params).ok).toBe(false);
      expect(() => speak(params)).toThrow();
      expect(() => speak(params)).toThrow();
      expect(rule.accepts(params).ok).toBe(false);
    },
  );

  it('should not look at parameters where it has no hook', () => {
    const { rule, parsed } = probe();
    expect(rule.speak('range', 6, { params: { x: 2 }, moment: momentWith([]) })).toBe(6);
    expect(parsed).toEqual([]);
  });
});
