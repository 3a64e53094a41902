import { describe, expect, it } from 'vitest';
import { apartWith, isWithin, rangeSaid, saidWithin } from '../../../src/engine/board/apart.ts';

describe('how far two are by the table', () => {
  it('should be so for every gun that it settles, and leave the others to the board', () => {
    expect([6, 8, 5].map((most) => saidWithin({ within: 6 }, most))).toEqual([true, true, null]);
    expect([6, 5, 8].map((most) => saidWithin({ beyond: 6 }, most))).toEqual([false, false, null]);
    expect([saidWithin(null, 6), saidWithin({ visible: false }, 6)]).toEqual([null, null]);
  });

  it('should go before what is measured', () => {
    const far = { reading: 'thirdEdition', inches: 6.4 } as const;
    expect(isWithin(far, 6)).toBe(false);
    expect(isWithin({ ...far, said: rangeSaid(6, true) }, 6)).toBe(true);
    expect(isWithin({ ...far, said: rangeSaid(8, false) }, 8)).toBe(false);
    expect(isWithin({ ...far, said: rangeSaid(8, false) }, 9)).toBe(true);
  });

  it('[V-05] should touch where war bands are put down as near as that', () => {
    expect(isWithin({ reading: 'bodies', inches: 0.004 }, 0)).toBe(true);
    expect(isWithin({ reading: 'thirdEdition', inches: 0.004 }, 0)).toBe(false);
  });

  it('should have the later word, and of two alike the narrower', () => {
    expect(apartWith({ within: 6 }, { within: 8 })).toEqual({ within: 6 });
    expect(apartWith({ within: 6 }, { beyond: 4 })).toEqual({ within: 6, beyond: 4 });
    expect(apartWith({ within: 6 }, { beyond: 6 })).toEqual({ beyond: 6 });
    expect(apartWith({ beyond: 6 }, { within: 6 })).toEqual({ within: 6 });
    expect(apartWith({ beyond: 4 }, { beyond: 6 })).toEqual({ beyond: 6 });
    expect(apartWith({ within: 6, beyond: 4 }, {})).toEqual({ within: 6, beyond: 4 });
  });
});
