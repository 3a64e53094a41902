import { describe, expect, it } from 'vitest';
import {
  type Share,
  type Split,
  whyNoSplit,
} from '../../../../../../src/engine/family/vanguard/rules/attacks/split.ts';

const share = (model: string, dice: number, facts: Partial<Share> = {}): Share => ({
  model,
  dice,
  engaged: false,
  inRange: true,
  inSight: true,
  fromFirst: 0,
  ...facts,
});
const shot = (...shares: readonly Share[]): Split => ({ kind: 'ranged', isCharge: false, dice: 3, shares });
const blow = (...shares: readonly Share[]): Split => ({
  kind: 'melee',
  isCharge: false,
  dice: 3,
  shares: shares.map((each) => ({ ...each, engaged: true })),
});

describe('split dice', () => {
  it('[V-53] should all be declared, for one target or for several', () => {
    expect(whyNoSplit(shot(share('x', 3)))).toBeNull();
    expect(whyNoSplit(shot(share('x', 1), share('y', 2, { fromFirst: 1 })))).toBeNull();
  });

  it.each([
    ['too few', [share('x', 2)]],
    ['too many', [share('x', 2), share('y', 2)]],
    ['none for one of them', [share('x', 3), share('y', 0)]],
    ['for nobody', []],
    ['twice for one', [share('x', 1), share('x', 2)]],
  ])('[V-53] should not be declared %s', (_, shares) => {
    expect(whyNoSplit(shot(...shares))).toEqual({ why: 'wrongDice', model: null });
  });

  it('[V-54] should be shot at models within 2 inches of the first', () => {
    expect(
      whyNoSplit(shot(share('x', 1), share('y', 1, { fromFirst: 2 }), share('z', 1, { fromFirst: 2 }))),
    ).toBeNull();
  });

  it('[V-54] should not be shot at a model further from the first, engaged, out of range or unseen', () => {
    const second = (facts: Partial<Share>) => whyNoSplit(shot(share('x', 1), share('y', 2, facts)));
    expect(second({ fromFirst: 2.1 })).toEqual({ why: 'splitRange', model: 'y' });
    expect(second({ engaged: true })).toEqual({ why: 'engaged', model: 'y' });
    expect(second({ inRange: false })).toEqual({ why: 'range', model: 'y' });
    expect(second({ inSight: false })).toEqual({ why: 'noSight', model: 'y' });
  });

  it('[V-54] should strike any models that are engaged, however far apart', () => {
    expect(whyNoSplit(blow(share('x', 1), share('y', 2, { fromFirst: 9 })))).toBeNull();
  });

  it('[V-54] should not strike a model that is not engaged', () => {
    const [x, y] = [share('x', 1, { engaged: true }), share('y', 2)];
    expect(whyNoSplit({ ...blow(), shares: [x, y] })).toEqual({ why: 'notEngaged', model: 'y' });
  });

  it('[V-54] should not be split in the attack of a charge', () => {
    expect(whyNoSplit({ ...blow(share('x', 1), share('y', 2)), isCharge: true })).toEqual({
      why: 'chargeSplit',
      model: null,
    });
    expect(whyNoSplit({ ...blow(share('x', 3)), isCharge: true })).toBeNull();
  });
});
