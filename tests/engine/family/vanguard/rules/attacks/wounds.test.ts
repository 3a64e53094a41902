import { describe, expect, it } from 'vitest';
import { woundsOf } from '../../../../../../src/engine/family/vanguard/rules/attacks/wounds.ts';

const struck = { hits: 3, saved: 1, mortal: 0 };

describe('wounds', () => {
  it('[V-57] should be D for each unsaved hit', () => {
    expect(woundsOf({ d: 2 }, struck)).toBe(4);
  });

  it('[V-57] should be none when every hit is saved', () => {
    expect(woundsOf({ d: 2 }, { ...struck, saved: 3 })).toBe(0);
  });

  it('[V-62] should count each mortal wound, whatever was saved', () => {
    expect(woundsOf({ d: 2 }, { ...struck, mortal: 2 })).toBe(6);
    expect(woundsOf({ d: 2 }, { ...struck, saved: 3, mortal: 2 })).toBe(2);
  });

  it('[V-62] should not multiply mortal wounds by D', () => {
    expect(woundsOf({ d: 3 }, { hits: 0, saved: 0, mortal: 1 })).toBe(1);
  });
});
