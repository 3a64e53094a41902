import { describe, expect, it } from 'vitest';
import { NO_RULES } from '../../../src/engine/odds/shot.ts';
import { type Answer, answerTo, type Odds } from '../../../src/features/odds/answer.ts';
import { labelStep, rowsOf } from '../../../src/features/odds/rows.ts';
import { FIRST_SITUATION, type Situation } from '../../../src/features/odds/situation.ts';

const { mine, theirs } = FIRST_SITUATION;
const worked = (answer: Answer): Odds => {
  if (answer.kind !== 'odds') throw new Error(answer.kind);
  return answer;
};
const oddsOf = (change: Partial<Situation>): Odds => worked(answerTo({ ...FIRST_SITUATION, ...change }));

describe('the answer to shots', () => {
  it('should be that of one die against nothing, by hand', () => {
    const one = oddsOf({
      mine: { ...mine, dice: 1, rules: { ...NO_RULES, piercing: 3 } },
      theirs: { ...theirs, wounds: 4 },
    });
    expect(one.mean).toBeCloseTo((3 * 3 + 4) / 6, 12);
    expect(one.kill).toBeCloseTo(1 / 6, 12);
    expect(one.risk).toBeNull();
    expect(one.stun).toBeNull();
  });

  it('should be worth less in cover, and less still from Vantage with its choice', () => {
    const means = [{}, { inCover: true }, { inCover: true, vantage: true }].map((change) => oddsOf(change).mean);
    expect(means[1]).toBeLessThan(means[0] ?? 0);
    expect(means[2]).toBeLessThan(means[1] ?? 0);
  });

  it('should add up shots in a row, with the risk of each', () => {
    const hot = { ...mine, rules: { ...NO_RULES, hot: true, stun: true } };
    const [one, two] = [1, 2].map((shots) => oddsOf({ mine: hot, shots }));
    expect(two?.mean).toBeCloseTo(2 * (one?.mean ?? 0), 12);
    expect(one?.risk?.chance).toBeCloseTo(1 / 3, 12);
    expect(two?.risk?.chance).toBeCloseTo(5 / 9, 12);
    expect(one?.risk?.mean).toBeCloseTo(1, 12);
    expect(two?.risk?.mean).toBeCloseTo(2, 12);
    expect(two?.stun).toBeGreaterThan(one?.stun ?? 1);
  });
});

describe('the answer to a fight', () => {
  const fight = { kind: 'fight', theirs: { ...theirs, wounds: 12 } } as const;

  it('should be fair to nobody but whoever strikes first', () => {
    const both = oddsOf({ ...fight, plays: 'strike' });
    expect(both.kill).toBeGreaterThan(both.risk?.chance ?? 1);
    expect(both.damage).toHaveLength(13);
    expect(both.damage[12]).toBeCloseTo(both.kill, 12);
    expect(both.damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('should follow how each side plays', () => {
    const own = (plays: Situation['plays']) => oddsOf({ ...fight, plays }).risk?.mean ?? 0;
    expect(own('leastHarm')).toBeLessThan(own('well'));
    expect(own('well')).toBeLessThan(own('strike'));
    const onStriker = oddsOf({ ...fight, plays: 'wellOnStriker' });
    expect(onStriker.risk?.chance).toBeLessThan(oddsOf({ ...fight, plays: 'strike' }).risk?.chance ?? 0);
  });

  it('should be a sentence beyond the bound, and where numbers cannot be', () => {
    const huge = { ...mine, dice: 20, wounds: 60 };
    expect(answerTo({ ...FIRST_SITUATION, kind: 'fight', mine: huge, theirs: huge })).toEqual({ kind: 'tooMany' });
    expect(answerTo({ ...FIRST_SITUATION, mine: { ...mine, hit: 7 } })).toEqual({ kind: 'wrong' });
  });
});

describe('the lines of the chart', () => {
  it('should say exactly and at least, and what takes the other side down', () => {
    expect(rowsOf([0.5, 0.25, 0.25], 2)).toEqual([
      { wounds: 0, exactly: 0.5, atLeast: 1, isOpen: false, kills: false },
      { wounds: 1, exactly: 0.25, atLeast: 0.5, isOpen: false, kills: false },
      { wounds: 2, exactly: 0.25, atLeast: 0.25, isOpen: false, kills: true },
    ]);
  });

  it('should gather a rare or a long tail in its last line', () => {
    expect(rowsOf([0.5, 0.4999, 0.0001], 9).at(-1)).toMatchObject({ wounds: 1, isOpen: true, exactly: 0.5 });
    const long = rowsOf(Array(101).fill(1 / 101), 5);
    expect(long).toHaveLength(31);
    expect(long.at(-1)?.exactly).toBeCloseTo(71 / 101, 12);
    expect(long.reduce((sum, { exactly }) => sum + exactly, 0)).toBeCloseTo(1, 12);
  });

  it('should have one line where nothing can be done', () => {
    expect(rowsOf([1], 8)).toEqual([{ wounds: 0, exactly: 1, atLeast: 1, isOpen: false, kills: false }]);
    expect([17, 18, 31].map(labelStep)).toEqual([1, 2, 5]);
  });
});
