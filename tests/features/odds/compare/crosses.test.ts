import { describe, expect, it } from 'vitest';
import { NO_RULES } from '../../../../src/engine/odds/shot.ts';
import { answerTo, type OddsAnswer } from '../../../../src/features/odds/answer.ts';
import {
  acrossOf,
  crossOf,
  savesCrossOf,
  situationAt,
  situationWith,
  WOUNDS_DOWN,
} from '../../../../src/features/odds/compare/crosses.ts';
import type { Head } from '../../../../src/features/odds/compare/heads.ts';
import { FIRST_SITUATION, type OddsSide, type OddsSituation } from '../../../../src/features/odds/oddsSituation.ts';
import { type Cross, type CrossCell, crossCell, columnsOf, rowsOf } from '../../../../src/state/odds/cross.ts';

const { mine } = FIRST_SITUATION;
const head = (name: string, side: Partial<OddsSide>, save = 4): Head => ({
  key: name,
  name,
  note: '',
  side: { ...mine, ...side },
  save,
  pick: name,
});
const rows = [
  head('plain', {}),
  head('hot', { dice: 5, hit: 4, rules: { ...NO_RULES, hot: true, piercing: 1 } }),
  head('many', { dice: 6, critical: 5, rules: { ...NO_RULES, rending: true, shock: true } }),
];
const columns = [head('one', { wounds: 7 }, 5), head('two', { wounds: 12, hit: 3 }, 3)];

const asFigures = (answer: OddsAnswer): CrossCell => {
  if (answer.kind !== 'odds') return answer;
  const { kill, mean, risk } = answer;
  return { kind: 'figures', kill, mean, risk: risk?.chance ?? null, own: risk?.mean ?? null };
};
const cellsOf = (cross: Cross | null): readonly CrossCell[] =>
  cross === null ? [] : Array.from({ length: rowsOf(cross) * columnsOf(cross) }, (_, at) => crossCell(cross, at));
const close = (cell: CrossCell): unknown =>
  Object.fromEntries(
    Object.entries(cell).map(([key, value]) => [key, typeof value === 'number' ? expect.closeTo(value, 12) : value]),
  );

const asked: readonly (readonly [string, Partial<OddsSituation>])[] = [
  ['a shot', {}],
  ['two shots in cover of somebody injured', { shots: 2, inCover: true, injured: true }],
  ['shots with the best re-rolls', { rerolls: 'best', vantage: true, inCover: true }],
  ['a shot of 2021', { edition: 'kt21', invulnerable: 5 }],
  ['a fight', { kind: 'fight' }],
  ['fights in a row with injuries', { kind: 'fight', rounds: 2, swaps: true, injuries: true, plays: 'leastHarm' }],
];

describe('weapons against targets', () => {
  it.each(asked)('should hold in each cell what its situation says alone: %s', (_, change) => {
    const of = { ...FIRST_SITUATION, ...change };
    const alone = rows.flatMap((row) =>
      columns.map((column) => close(asFigures(answerTo(situationAt(of, row, column))))),
    );
    expect(cellsOf(crossOf(of, rows, columns))).toEqual(alone);
  });

  it('should leave out who else shoots, and say what was picked', () => {
    const of = { ...FIRST_SITUATION, others: [{ side: mine, shots: 3, picked: 'other' }] };
    expect(cellsOf(crossOf(of, rows, columns))).toEqual(cellsOf(crossOf(FIRST_SITUATION, rows, columns)));
    const [row, column] = [rows[1], columns[0]];
    if (row === undefined || column === undefined) throw new Error('no heads');
    expect(situationAt(of, row, column)).toMatchObject({ picked: 'hot', foePicked: 'one', others: [], save: 5 });
  });

  it('should hold nothing without rows or columns', () => {
    expect(crossOf(FIRST_SITUATION, [], columns)).toBeNull();
    expect(crossOf(FIRST_SITUATION, rows, [])).toBeNull();
  });
});

describe('one weapon by saves and wounds', () => {
  it.each(asked)('should hold in each cell what its situation says alone: %s', (_, change) => {
    const of = { ...FIRST_SITUATION, ...change, others: [{ side: { ...mine, dice: 2 }, shots: 1, picked: null }] };
    const cells = cellsOf(savesCrossOf(of));
    const across = acrossOf(of);
    expect(cells).toHaveLength(WOUNDS_DOWN.length * across.length);
    for (const wounds of [1, 8, 24])
      for (const [at, face] of across.entries())
        expect(cells[(wounds - 1) * across.length + at]).toEqual(
          close(asFigures(answerTo(situationWith(of, wounds, face)))),
        );
  });
});
