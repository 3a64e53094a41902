import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import type { Request } from '../../../src/engine/family/killteam/model/request.ts';
import { sideToAct } from '../../../src/state/battle/sideToAct.ts';
import { A, activates, B, battle2021, ENDS, op, Play2021 } from '../../support/play2021.ts';

const begun = (): Play2021 => new Play2021(battle2021([op('a1', A), op('a2', A), op('b1', B), op('b2', B)]));
const facing = ({ state }: Play2021): BattleState => {
  const [first, second] = state.sides;
  return {
    ...state,
    sides: [
      { ...first, hand: 'people' },
      { ...second, hand: 'people' },
    ],
  };
};
const who = (play: Play2021, request: Request | null = null) => sideToAct({ state: facing(play), request });

describe('Whom the screen turns to', () => {
  it('should be the side whose turn it is, whoever acts, and then the other', () => {
    const acting = begun().does(activates('a1'));
    expect([who(begun()), who(acting), who(acting.does(ENDS))]).toEqual([A, A, B]);
  });

  it('should be the side that is asked', () => {
    const asked: Request = { ...ROLL, side: B };
    expect(who(begun().does(activates('a1')), asked)).toBe(B);
  });

  it('should be nobody where the other side plays itself', () => {
    const { state } = begun();
    const [first, second] = state.sides;
    expect(sideToAct({ state: { ...state, sides: [first, { ...second, hand: 'tables' }] }, request: null })).toBeNull();
  });
});

const ROLL: Extract<Request, { kind: 'roll' }> = {
  kind: 'roll',
  id: 'r',
  purpose: 'initiative',
  side: A,
  operative: null,
  count: 1,
  sides: 6,
  counts: false,
  success: null,
};
