import { describe, expect, it } from 'vitest';
import type { RollRequest } from '../../../src/engine/family/killteam/model/request.ts';
import { draftsOf } from '../../../src/state/answer/draft.ts';
import { handsOf } from '../../../src/state/answer/hands.ts';
import { app } from '../../support/app.tsx';

const { changeDraft, draftOf, forgetDraft } = draftsOf(app);
const { typesByHand } = handsOf(app);

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

  it('should be those of both sides, each once it was typed', () => {
    const [attack, defence] = [roll('3.1.1.shoot.0.attack', 'retinue'), roll('3.1.1.shoot.0.defence', 'enemy')];
    changeDraft(attack, { typed: true });
    changeDraft(defence, { typed: true });
    forgetDraft();
    expect([attack, defence].map(typesByHand)).toEqual([true, true]);
    handsOf(app).layDown();
    expect([attack, defence].map(typesByHand)).toEqual([false, false]);
  });

  it('should not make the event typed with the initiative, nor a choice', () => {
    changeDraft({ ...roll('4.0.0.initiative', 'retinue'), purpose: 'initiative' }, { typed: true });
    expect(typesByHand({ ...roll('4.0.0.event.0', 'retinue'), purpose: 'table' })).toBe(false);
    changeDraft(roll('4.1.1.shoot.0.attack', 'retinue'), { typed: true });
    const choice = { kind: 'number', id: '4.1.1.fall', question: 'fallHeight', side: 'retinue' } as const;
    expect(typesByHand({ ...choice, operative: 'x', min: 0, max: 9, preset: 3 })).toBe(false);
  });
});
