import { describe, expect, it } from 'vitest';
import { nerveOdds, type NerveTest, reachesEdge } from '../../../../src/engine/odds/vanguard/nerve.ts';

const EXACT = 12;
const FACES = [1, 2, 3, 4, 5, 6];
const test: NerveTest = { nerve: 4, mod: 0, speed: 5, edge: 12, down: false };
const passes = (face: number, { nerve, mod }: NerveTest) => face === 6 || (face !== 1 && face + mod >= nerve);

function played(of: NerveTest) {
  const ends = { pPass: 0, pFallback: 0, pRemoved: 0 };
  for (const first of FACES)
    for (const second of FACES) {
      const isAtEdge = of.edge <= (of.down ? of.speed : 2 * of.speed);
      const end = passes(first, of) ? 'pPass' : isAtEdge && !passes(second, of) ? 'pRemoved' : 'pFallback';
      ends[end] += 1 / 36;
    }
  return ends;
}

describe('a nerve test', () => {
  it.each([
    test,
    { ...test, nerve: 2, mod: 3 },
    { ...test, nerve: 6, mod: -3 },
    { ...test, edge: 10 },
    { ...test, edge: 0 },
    { ...test, edge: 8, down: true },
    { ...test, edge: 5, down: true, mod: 1 },
  ])('should be every way its two dice can fall (V-67, V-73): %j', (of) => {
    const odds = nerveOdds(of);
    for (const end of ['pPass', 'pFallback', 'pRemoved'] as const)
      expect(odds[end]).toBeCloseTo(played(of)[end], EXACT);
  });

  it('should be one die without another for a 6, and a 1 or a 6 is no other for what is added (V-13)', () => {
    expect(nerveOdds({ ...test, mod: 9 }).pPass).toBeCloseTo(5 / 6, EXACT);
    expect(nerveOdds({ ...test, mod: -9 }).pPass).toBeCloseTo(1 / 6, EXACT);
    expect(nerveOdds({ ...test, mod: 1 }).pPass).toBeCloseTo(4 / 6, EXACT);
  });

  it('should reach the edge within twice the speed, of whoever lies within once, and no further (V-70, V-74)', () => {
    expect([10, 10.1].map((edge) => reachesEdge({ ...test, edge }))).toEqual([true, false]);
    expect([5, 5.1].map((edge) => reachesEdge({ ...test, edge, down: true }))).toEqual([true, false]);
  });
});
