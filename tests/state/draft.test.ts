import { describe, expect, it } from 'vitest';
import type { RollRequest } from '../../src/engine/dice/request.ts';
import { changeDraft, draftOf, forgetDraft, typesByHand } from '../../src/state/draft.ts';

const roll = (id: string, side: RollRequest['side']): RollRequest => ({
  kind: 'roll',
  id,
  purpose: 'attack',
  side,
  operative: null,
  count: 2,
  sides: 6,
  counts: false,
  success: null,
});

describe('dice of the screen that are typed', () => {
  it('should be typed until the action is over, on the same side only', () => {
    changeDraft(roll('2.4.1.shoot.0.attack', 'enemy'), { typed: true });
    forgetDraft();
    const reroll = roll('2.4.1.shoot.0.reroll', 'enemy');
    expect([typesByHand(reroll), draftOf(reroll).typed]).toEqual([true, true]);
    const others = [roll('2.4.1.shoot.0.defence', 'retinue'), roll('2.4.2.shoot.0.attack', 'enemy')];
    expect(others.map((other) => [typesByHand(other), draftOf(other).typed])).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});
