import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../../../../src/engine/family/killteam/model/state.ts';
import { battleWith } from '../../../../../support/battleState.ts';
import { carriedOut } from '../../../../../support/workOff.ts';

const moved = (by: number, set: Partial<BattleState>) => {
  const { state, events, asked } = carriedOut(battleWith(set), [{ op: 'turningPoints', by }]);
  return {
    limit: state.turningPoints,
    over: state.result,
    told: events.map(({ type }) => type).filter((type) => !type.startsWith('task')),
    asked,
  };
};
const over = (reason: NonNullable<BattleState['result']>['reason'], turningPoint = 4) =>
  ({ turningPoint, turningPoints: 4, result: { reason, turningPoint } }) as const;

describe('a battle that was over with its last turning point', () => {
  it('should go on when there is another', () => {
    const { limit, over: result, told } = moved(1, over('turningPointLimit'));
    expect([limit, result]).toEqual([5, null]);
    expect(told).toEqual(['worldChanged', 'battleResumed']);
  });

  it('should stay over when there is none', () => {
    for (const by of [0, -1]) {
      const { limit, over: result, told } = moved(by, over('turningPointLimit'));
      expect([limit, result?.reason]).toEqual([4, 'turningPointLimit']);
      expect(told).not.toContain('battleResumed');
    }
  });

  it('should stay over when something else ended it', () => {
    for (const reason of ['ended', 'primaryDone', 'primaryFailed', 'retinueDown'] as const) {
      const { limit, over: result } = moved(1, over(reason));
      expect([limit, result?.reason]).toEqual([5, reason]);
    }
  });
});

describe('a battle that goes on', () => {
  it('should move its limit and nothing else, and ask nothing', () => {
    const { limit, told, asked } = moved(2, { turningPoint: 2, turningPoints: 4 });
    expect(limit).toBe(6);
    expect(told).toEqual(['worldChanged']);
    expect(asked).toEqual([]);
  });

  it('should be left as it is where it has no limit', () => {
    expect(moved(1, { turningPoint: 2, turningPoints: null }).told).toEqual([]);
  });
});
