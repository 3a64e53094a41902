import { describe, expect, test } from 'vitest';
import { oddsRulesOf } from '../../../src/engine/odds/weaponRules.ts';

const SIMPLE = [
  'balanced',
  'brutal',
  'ceaseless',
  'hot',
  'punishing',
  'relentless',
  'rending',
  'severe',
  'stun',
] as const;

describe('rules of a weapon, read for its odds', () => {
  test.each(SIMPLE)('%s counts in a shot and in a fight', (id) => {
    for (const kind of ['shoot', 'fight'] as const) {
      const none = oddsRulesOf([], kind).rules;
      expect(oddsRulesOf([{ id, params: {} }], kind)).toEqual({ rules: { ...none, [id]: true }, uncounted: [] });
      expect(none[id]).toBe(false);
    }
  });

  test('Saturate counts in a shot alone, Shock in a fight alone; what does not count is told', () => {
    const uses = ['saturate', 'shock'].map((id) => ({ id, params: {} }));
    const [saturate, shock] = uses;
    expect(oddsRulesOf(uses, 'shoot')).toMatchObject({ rules: { saturate: true, shock: false }, uncounted: [shock] });
    expect(oddsRulesOf(uses, 'fight')).toMatchObject({
      rules: { saturate: false, shock: true },
      uncounted: [saturate],
    });
  });

  test('of a rule that stands twice the better number counts', () => {
    const twice = (id: string, ...xs: readonly number[]) =>
      oddsRulesOf(
        xs.map((x) => ({ id, params: { x } })),
        'shoot',
      ).rules;
    expect(twice('lethal', 5, 4, 6).lethal).toBe(4);
    expect(twice('devastating', 1, 3, 2).devastating).toBe(3);
    expect(twice('piercing', 2, 1).piercing).toBe(2);
    expect(twice('piercingCrits', 1, 2).piercingCrits).toBe(2);
    expect(twice('accurate', 1).accurate).toBe(1);
    expect(twice('accurate', 1, 1).accurate).toBe(2);
  });
});
