import { describe, expect, it } from 'vitest';
import { asLeader } from '../../../../../../src/engine/family/vanguard/rules/band/leader.ts';

describe('leader', () => {
  it('[V-76] should have 1 CP and 1 wound more, or what its faction says', () => {
    expect(asLeader({ cp: 0, wn: 3, sp: 5 })).toEqual({ cp: 1, wn: 4, sp: 5 });
    expect(asLeader({ cp: 1, wn: 3 }, { cp: 2, wn: 0 })).toEqual({ cp: 3, wn: 3 });
  });

  it('[V-76] should not change anything else', () => {
    expect(asLeader({ cp: 0, wn: 3, ne: 4 }).ne).toBe(4);
  });
});
