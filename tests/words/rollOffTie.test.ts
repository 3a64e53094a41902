import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../src/engine/family/killteam/model/event.ts';
import { rollOffTie } from '../../src/words/rollOffTie.ts';

const die = (side: string, face: number): BattleEvent => ({ type: 'initiativeRolled', side, face });
const moved = (rolled: Readonly<Record<string, number>>): BattleEvent => ({ type: 'taskMoved', set: { rolled } });

describe('the tie of a roll-off', () => {
  it('should be none before both have rolled, nor of two other faces', () => {
    expect(rollOffTie([])).toBeNull();
    expect(rollOffTie([die('one', 4), moved({ one: 4 })])).toBeNull();
    expect(rollOffTie([die('one', 4), moved({ one: 4 }), die('two', 3), moved({ one: 4, two: 3 })])).toBeNull();
  });

  it('should be rolled again where both dice are taken up, and decided where they lie', () => {
    const first = [die('one', 4), moved({ one: 4 }), die('two', 4)];
    expect(rollOffTie([...first, moved({})])).toEqual({ face: 4, again: true });
    expect(rollOffTie([...first, moved({ one: 4, two: 4 })])).toEqual({ face: 4, again: false });
  });

  it('should be over with the next die', () => {
    const tied = [die('one', 4), die('two', 4), moved({})];
    expect(rollOffTie([...tied, die('one', 4)])).toBeNull();
    expect(rollOffTie([...tied, die('one', 4), die('two', 2)])).toBeNull();
  });
});
