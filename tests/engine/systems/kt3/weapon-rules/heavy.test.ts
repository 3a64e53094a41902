import { describe, expect, it } from 'vitest';
import type { WeaponRuleUse } from '../../../../../src/engine/family/killteam/model/operative.ts';
import type { ActionId } from '../../../../../src/engine/core/ids.ts';
import { heavy } from '../../../../../src/engine/systems/kt3/weapon-rules/heavy.ts';
import { folded, ruleUse } from '../../../../support/attackContext.ts';

const any = ruleUse('heavy', { only: null });
const dashOnly = ruleUse('heavy', { only: 'dash' });
const reasons = (rule: WeaponRuleUse, done: ActionId[], guard = false) =>
  folded('weaponAllowed', { start: [], rules: [rule], done, guard });
const barred = (rule: WeaponRuleUse, guard = false) => folded('actionsBarred', { start: [], rules: [rule], guard });

describe('kt3 heavy', () => {
  it.each(['reposition', 'dash', 'fallBack', 'charge'] as const)('[T07] should forbid the weapon after %s', (move) => {
    expect(reasons(any, ['shoot', move])).toEqual(['heavyMoved']);
  });

  it('should allow the weapon when nothing or no move was done', () => {
    expect(reasons(any, [])).toEqual([]);
    expect(reasons(any, ['pickUpMarker', 'reload', 'interact', 'fight'])).toEqual([]);
  });

  it('[T07] should allow the weapon after the one move it names, and after no other', () => {
    expect(reasons(dashOnly, ['dash'])).toEqual([]);
    expect(reasons(dashOnly, ['reposition'])).toEqual(['heavyMoved']);
    expect(reasons(dashOnly, ['reposition', 'dash'])).toEqual(['heavyMoved']);
  });

  it('[A-44] [T07] should allow an interrupt by guard after a move', () => {
    expect(reasons(any, ['reposition'], true)).toEqual([]);
  });

  it('should bar all moves once used', () => {
    expect(barred(any)).toEqual(['reposition', 'dash', 'fallBack', 'charge']);
  });

  it('[T07] should bar all moves but the one it names', () => {
    expect(barred(dashOnly)).toEqual(['reposition', 'fallBack', 'charge']);
  });

  it('[T07] should never bar guard, nor anything after an interrupt by guard', () => {
    expect(barred(any)).not.toContain('guard');
    expect(barred(any, true)).toEqual([]);
  });

  it('should add nothing that is there already', () => {
    expect(folded('weaponAllowed', { start: [], rules: [any, any], done: ['dash'] })).toEqual(['heavyMoved']);
    expect(folded('actionsBarred', { start: [], rules: [any, any] })).toHaveLength(4);
    expect(folded('actionsBarred', { start: ['dash'], rules: [dashOnly] })).toEqual([
      'dash',
      'reposition',
      'fallBack',
      'charge',
    ]);
  });

  it('should keep the other reasons', () => {
    const start = ['concealed'] as const;
    expect(folded('weaponAllowed', { start, rules: [any], done: ['dash'] })).toEqual(['concealed', 'heavyMoved']);
  });

  it('should accept a move or none', () => {
    expect(heavy.accepts({ only: 'reposition' }).ok).toBe(true);
    for (const bad of [{}, { only: 'shoot' }, { only: 'guard' }]) expect(heavy.accepts(bad).ok).toBe(false);
  });
});
