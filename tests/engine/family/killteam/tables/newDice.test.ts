import { describe, expect, it } from 'vitest';
import { effectStep } from '../../../../../src/engine/family/killteam/tables/effect.ts';
import { rollTableWith, TABLE_DICE } from '../../../../../src/engine/family/killteam/tables/rollTable.ts';

const tableOf = (die: number, to = die) => ({
  id: 'finds',
  title: 'Finds',
  die,
  rows: [{ from: 1, to, id: 'row', name: 'Row', text: '', effects: [], otherwise: null, provenance: 'ours' }],
  provenance: 'ours',
});

const read = (table: unknown) => rollTableWith(effectStep).safeParse(table).success;

describe('the dice of tables and effects', () => {
  it.each([3, 4, 6, 8, 10, 12, 20])('should be a D%i, every face in one row', (die) => {
    expect(TABLE_DICE).toContain(die);
    expect(read(tableOf(die))).toBe(true);
    expect(read(tableOf(die, die - 1))).toBe(false);
    const amount = { count: 1, sides: die, plus: 0 };
    expect(effectStep.safeParse({ op: 'damage', to: { who: 'this', side: 'any', filters: [] }, amount }).success).toBe(
      true,
    );
  });

  it.each([2, 7, 100])('should be no D%i', (die) => {
    expect(read(tableOf(die))).toBe(false);
  });
});
