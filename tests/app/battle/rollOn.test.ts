import { describe, expect, it } from 'vitest';
import { rollOn } from '../../../src/app/battle/rounds/rollOn.ts';
import type { RollRequest } from '../../../src/engine/family/vanguard/model/request.ts';

const roll = (id: string, purpose: RollRequest['purpose'], count = 1): RollRequest => ({
  kind: 'roll',
  id,
  purpose,
  side: 'one',
  operative: null,
  count,
  sides: 6,
  counts: false,
  success: null,
});

/** Rolls through these questions; gives which of them were answered, and with how many dice. */
function through(asked: readonly RollRequest[], onward: boolean, taken = true): readonly string[] {
  const answered: string[] = [];
  rollOn(
    () => ({ seed: 'rolled', request: asked[answered.length] ?? null }),
    (request, answer) => {
      if (taken) answered.push(`${request.id} ${answer.kind === 'faces' ? answer.faces.length : 0}`);
      return taken;
    },
    onward,
  );
  return answered;
}

describe('rollOn', () => {
  it('should roll what is asked and the dice that sixes bring, and stop at another roll (V-12)', () => {
    const asked = [roll('1', 'hit', 3), roll('2', 'hit'), roll('3', 'armour', 2)];
    expect(through(asked, true)).toEqual(['1 3', '2 1']);
  });

  it('should roll this one only where the next dice are typed', () => {
    expect(through([roll('1', 'hit', 3), roll('2', 'hit')], false)).toEqual(['1 3']);
  });

  it('should not go on from a die that brings none (V-13)', () => {
    expect(through([roll('1', 'recovery'), roll('2', 'recovery')], true)).toEqual(['1 1']);
  });

  it('should stop where an answer is not taken', () => {
    expect(through([roll('1', 'hit')], true, false)).toEqual([]);
  });
});
