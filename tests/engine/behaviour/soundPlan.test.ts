import { describe, expect, it } from 'vitest';
import { plannedTurn, withSoundPlan } from '../../../src/engine/behaviour/soundPlan.ts';

const shape = plannedTurn({ actions: ['walk', 'shoot'], wishes: ['cover'] });
const step = { row: 'r', action: 'walk', target: null, wish: 'cover', inches: 5 };
const turn = (steps: readonly object[]) => ({
  why: [{ by: 'lot', left: ['a'] }],
  plan: { steps, trace: [] },
  asked: 2,
});

describe('a plan', () => {
  it('should stay as it is when it is in order', () => {
    const sound = turn([step]);
    expect(withSoundPlan(shape, sound)).toBe(sound);
    expect(withSoundPlan(shape, { why: [], plan: null })).toEqual({ why: [], plan: null });
  });

  it.each([
    { ...step, action: 'dance' },
    { ...step, wish: 'shade' },
    { ...step, target: 3 },
  ])('should be none with a step like %o', (wrong) => {
    expect(withSoundPlan(shape, turn([wrong]))).toEqual({ why: [], plan: null, asked: 2 });
  });
});
