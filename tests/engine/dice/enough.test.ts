import { describe, expect, it } from 'vitest';
import { answerMisfit } from '../../../src/engine/dice/answers.ts';
import { isEnough } from '../../../src/engine/dice/enough.ts';
import type { RollRequest } from '../../../src/engine/family/killteam/model/request.ts';

const request: RollRequest = {
  kind: 'roll',
  id: 'defence',
  purpose: 'defence',
  side: 'retinue',
  operative: 'vex',
  count: 3,
  sides: 6,
  counts: true,
  success: { hit: 4, critical: 7 },
  enough: [
    { criticals: 0, normals: 2 },
    { criticals: 1, normals: 0 },
  ],
};
const faces = (...all: number[]) => ({ kind: 'faces' as const, faces: all });

describe('dice that cannot change anything', () => {
  it('should not be missed once the others are enough', () => {
    expect(isEnough(request, [4, 5])).toBe(true);
    expect(isEnough(request, [6])).toBe(true);
    expect(isEnough(request, [4, 3])).toBe(false);
    expect(answerMisfit(request, faces(6))).toBeNull();
    expect(answerMisfit(request, faces(1, 2, 3))).toBeNull();
  });

  it('should be asked for as long as they can', () => {
    expect(answerMisfit(request, faces(4))?.code).toBe('wrongDiceCount');
    expect(answerMisfit(request, faces())?.code).toBe('wrongDiceCount');
    const { enough: _, ...plain } = request;
    expect(answerMisfit(plain, faces(6, 6))?.code).toBe('wrongDiceCount');
  });
});
