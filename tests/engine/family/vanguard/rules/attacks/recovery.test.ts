import { describe, expect, it } from 'vitest';
import { fateOf, RECOVERED, recovers } from '../../../../../../src/engine/family/vanguard/rules/attacks/recovery.ts';

const rolls = (modifier: number) => ({ kind: 'rolls', test: { target: 4, modifier } });

describe('recovery', () => {
  it('[V-64] should be rolled at 0 or fewer, less the wounds below 0', () => {
    expect(fateOf({ wounds: 1, left: 0, wasDown: false, modifiers: [] })).toEqual(rolls(0));
    expect(fateOf({ wounds: 4, left: -2, wasDown: false, modifiers: [] })).toEqual(rolls(-2));
  });

  it('[V-64] should not be rolled with a wound left, or without a wound suffered', () => {
    expect(fateOf({ wounds: 2, left: 1, wasDown: false, modifiers: [] })).toEqual({ kind: 'stays' });
    expect(fateOf({ wounds: 0, left: 0, wasDown: false, modifiers: [] })).toEqual({ kind: 'stays' });
  });

  it('[V-64] should add what an ability gives the die', () => {
    const helped = [{ source: 'ability', ability: 'tough', what: 'recovery', value: 2 }] as const;
    expect(fateOf({ wounds: 4, left: -3, wasDown: false, modifiers: helped })).toEqual(rolls(-1));
  });

  it('[V-64] should pass on a 4, less what is below 0', () => {
    expect(recovers(4, { target: 4, modifier: 0 })).toBe(true);
    expect(recovers(4, { target: 4, modifier: -1 })).toBe(false);
    expect(recovers(6, { target: 4, modifier: -8 })).toBe(true);
  });

  it('[V-65] [X-45] should remove whoever lay before the attack, at exactly 0 too', () => {
    expect(fateOf({ wounds: 1, left: 0, wasDown: true, modifiers: [] })).toEqual({ kind: 'removed' });
    expect(fateOf({ wounds: 3, left: -2, wasDown: true, modifiers: [] })).toEqual({ kind: 'removed' });
  });

  it('[V-65] should not remove whoever lies and has a wound left', () => {
    expect(fateOf({ wounds: 1, left: 1, wasDown: true, modifiers: [] })).toEqual({ kind: 'stays' });
  });

  it('[V-66] should leave 1 wound, down and fatigued', () => {
    expect(RECOVERED).toEqual({ left: 1, down: true, fatigued: true });
  });

  it('[V-66] should not keep in play whoever fails', () => {
    expect(recovers(3, { target: 4, modifier: 0 })).toBe(false);
    expect(recovers(1, { target: 4, modifier: 0 })).toBe(false);
  });
});
