import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packTable } from '../../../src/content/schema/table.ts';
import { averagesOf, TRIES, triedOut } from '../../../src/content/triedTable.ts';
import type { RollTable } from '../../../src/engine/family/killteam/tables/rollTable.ts';
import { isDid, isTable, keptUnder, openedTable, typedIn } from '../../../src/features/table-editor/draft.ts';
import {
  DICE,
  newTable,
  withAdded,
  withBoundary,
  withDie,
  withDouble,
  withMoved,
  withoutRow,
} from '../../../src/features/table-editor/ranges.ts';
import { rollTables as english } from '../../../src/words/en/rollTables.ts';
import { rollTables as french } from '../../../src/words/fr/rollTables.ts';

const start = (): RollTable => newTable('doors', 'Doors', ['Nothing', 'Something']);
const rows = (change: (rows: RollTable['rows']) => readonly RollTable['rows'][number][]) => (table: RollTable) => ({
  ...table,
  rows: [...change(table.rows)],
});
const at = fc.nat({ max: 21 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const) }),
  fc.record({ kind: fc.constantFrom('double' as const, 'remove' as const), index: at }),
  fc.record({
    kind: fc.constantFrom('move' as const, 'boundary' as const),
    index: at,
    to: fc.integer({ min: -3, max: 25 }),
  }),
  fc.record({ kind: fc.constant('die' as const), die: fc.constantFrom(...DICE) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const after = (table: RollTable, made: Step): RollTable => {
  switch (made.kind) {
    case 'add':
      return rows((all) => withAdded(all, 'New'))(table);
    case 'double':
      return rows((all) => withDouble(all, made.index))(table);
    case 'remove':
      return rows((all) => withoutRow(all, made.index))(table);
    case 'move':
      return rows((all) => withMoved(all, made.index, made.to))(table);
    case 'boundary':
      return rows((all) => withBoundary(all, made.index, made.to))(table);
    case 'die':
      return withDie(table, made.die);
  }
};

describe('the ranges of a table', () => {
  it('should cover every face exactly once whatever is done', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let table: RollTable = { ...start(), deck: { reshuffle: 'atFace', face: 6 } };
        for (const made of steps) {
          table = after(table, made);
          expect(packTable.safeParse(table).error).toBeUndefined();
          expect(new Set(table.rows.map(({ id }) => id)).size).toBe(table.rows.length);
        }
      }),
    );
  });

  it('should give a face to the one and take it from the other', () => {
    const wide = withBoundary(start().rows, 0, 5);
    expect(wide.map(({ from, to }) => [from, to])).toEqual([
      [1, 5],
      [6, 6],
    ]);
    expect(withBoundary(wide, 0, 99)).toBe(wide);
    expect(withBoundary(wide, 0, -5).map(({ to }) => to)).toEqual([1, 6]);
    expect(withBoundary(wide, 1, 3)).toBe(wide);
  });

  it('should keep how likely rows are when the die grows, and drop the last when it is too small', () => {
    expect(withDie(start(), 20).rows.map(({ to }) => to)).toEqual([13, 20]);
    const six = Array.from({ length: 4 }).reduce<RollTable>(
      (table) => rows((all) => withAdded(all, 'New'))(table),
      start(),
    );
    expect(six.rows.map(({ to }) => to)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(withDie(six, 3).rows).toHaveLength(3);
    expect(withAdded(six.rows, 'New')).toBe(six.rows);
  });

  it('should leave the faces of a row that is gone to the one above', () => {
    expect(withoutRow(start().rows, 1).map(({ from, to, name }) => [from, to, name])).toEqual([[1, 6, 'Nothing']]);
    expect(withoutRow(start().rows, 0).map(({ from, to, name }) => [from, to, name])).toEqual([[1, 6, 'Something']]);
    const [only] = withoutRow(start().rows, 0);
    expect(only === undefined ? [] : withoutRow([only], 0)).toEqual([only]);
  });
});

describe('a thousand rolls', () => {
  it('should be a thousand, about as likely as the faces say, the same for a seed', () => {
    const times = triedOut(start(), 'one');
    expect(times.reduce((sum, each) => sum + each, 0)).toBe(TRIES);
    expect(Math.abs((times[0] ?? 0) - 667)).toBeLessThan(60);
    expect(triedOut(start(), 'one')).toEqual(times);
    expect(triedOut(start(), 'two')).not.toEqual(times);
  });

  it('should come out even from a deck that is drawn to the end', () => {
    const [first = 0] = triedOut({ ...start(), deck: { reshuffle: 'whenEmpty' } }, 'one');
    expect(Math.abs(first - 667)).toBeLessThan(5);
    const early = triedOut({ ...start(), deck: { reshuffle: 'atFace', face: 1 } }, 'one');
    expect(early.reduce((sum, each) => sum + each, 0)).toBe(TRIES);
  });

  it('should say what a roll adds up to', () => {
    const [nothing, something] = start().rows;
    if (nothing === undefined || something === undefined) throw new Error('two rows');
    const this1 = { who: 'this', side: 'any', filters: [] } as const;
    const table: RollTable = {
      ...start(),
      rows: [
        {
          ...nothing,
          effects: [
            { op: 'cp', by: -1 },
            { op: 'damage', to: { ...this1, filters: [] }, amount: { count: 1, sides: 3, plus: 1 } },
          ],
        },
        {
          ...something,
          effects: [
            { op: 'cp', by: 2 },
            { op: 'flag', flag: 'seen' },
            { op: 'counter', counter: 'clues', by: 1 },
          ],
        },
      ],
    };
    expect(averagesOf(table, { times: [400, 200], about: true })).toEqual([
      { of: 'cp', name: '', by: 0 },
      { of: 'damage', name: '', by: 2 },
      { of: 'counter', name: 'clues', by: 0.33 },
    ]);
    const asEvent = averagesOf(table, { times: [400, 200], about: false });
    expect(asEvent.find(({ of }) => of === 'damage')?.by).toBe(0);
  });

  it('should say of a deck what was drawn adds up to', () => {
    const counting = start().rows.map((row, index) => ({ ...row, effects: [{ op: 'cp' as const, by: index }] }));
    const deck: RollTable = { ...start(), rows: counting, deck: { reshuffle: 'atFace', face: 6 } };
    const times = triedOut(deck, 'one');
    // The card at which it is shuffled comes twice as often as any other: 3 of 7, not 2 of 6.
    expect(averagesOf(deck, { times, about: true })).toEqual([
      { of: 'cp', name: '', by: Math.round((times[1] ?? 0) / 10) / 100 },
    ]);
    expect(times[1]).toBeGreaterThan(390);
    expect([english.tries.sum(0.43), french.tries.sum(0.43)]).toEqual(['+0.43', '+0,43']);
  });
});

describe('the history of a table', () => {
  const copyName = (title: string) => `${title}, copy`;

  it('should count what is typed or dragged in one row as one step', () => {
    expect([typedIn('title', null), typedIn('title', null)]).toEqual(['title ', 'title ']);
    expect(typedIn('name', 'row')).not.toBe(typedIn('name', 'row-2'));
    expect(typedIn('name', 'row')).not.toBe(typedIn('text', 'row'));
    expect([typedIn('effects', 'row'), typedIn('move', null)]).toEqual([null, null]);
  });

  it('should go on as another table, with the name of a copy whatever it was called', () => {
    const copy = keptUnder({ ...start(), id: 'doors-2' }, copyName);
    expect(copy({ ...start(), title: 'Gates' })).toMatchObject({ id: 'doors-2', title: 'Gates, copy' });
    const here = { ...start(), id: 'doors-2', title: 'Gates, copy' };
    expect(copy(here)).toBe(here);
    expect(copy({ ...start(), title: 'x'.repeat(80) }).title).toHaveLength(80);
  });

  it('should take up again only what is a table, and steps it knows', () => {
    expect([isTable(start()), isTable({ ...start(), die: 20 }), isTable(null)]).toEqual([true, false, false]);
    expect([isDid('range'), isDid('ranges')]).toEqual([true, false]);
    const [one, two] = start().rows;
    const turned = { ...start(), rows: [two, one].flatMap((row) => row ?? []) };
    expect(openedTable(turned)).toEqual(start());
  });
});
