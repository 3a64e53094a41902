import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WholeLog, compareLogs } from '../../src/persistence/compareLogs.ts';

const entry = (seq: number, what = 'tap') => ({ seq, what });
const entries = (count: number, what?: string) => Array.from({ length: count }, (_, index) => entry(index + 1, what));

const log = (
  length: number,
  more: Partial<WholeLog> & { redo?: readonly unknown[]; setup?: unknown } = {},
): WholeLog => ({
  savedAt: more.savedAt ?? '2026-11-20T10:00:00.000Z',
  revision: more.revision ?? length,
  data: { setup: more.setup ?? { seed: 's' }, entries: entries(length), redo: more.redo ?? [] },
});

const ending = (from: WholeLog, ...added: readonly unknown[]): WholeLog => ({
  ...from,
  revision: from.revision + added.length,
  data: { ...from.data, entries: [...from.data.entries, ...added] },
});

describe('compareLogs', () => {
  it('should find two copies the same, whenever they were written', () => {
    const later = log(3, { savedAt: '2026-11-21T10:00:00.000Z', revision: 9 });
    expect(compareLogs(log(3), later)).toEqual({
      kind: 'same',
      common: 3,
      here: { savedAt: '2026-11-20T10:00:00.000Z', revision: 3, entries: 3 },
      brought: { savedAt: '2026-11-21T10:00:00.000Z', revision: 9, entries: 3 },
    });
  });

  it('should call the one that goes on newer, and the one that stops older', () => {
    expect(compareLogs(log(3), log(5))).toMatchObject({ kind: 'newer', common: 3 });
    expect(compareLogs(log(5), log(3))).toMatchObject({ kind: 'older', common: 3 });
  });

  it('should say how far two stories are one', () => {
    const [mine, theirs] = [ending(log(4), entry(5, 'shoot')), ending(log(4), entry(5, 'fight'), entry(6))];
    expect(compareLogs(mine, theirs)).toMatchObject({ kind: 'diverged', common: 4 });
  });

  it('should not take a log that was only undone for another story', () => {
    const undone = log(9, { revision: 11, redo: [entry(10)] });
    expect(compareLogs(undone, log(10))).toMatchObject({ kind: 'older', common: 9 });
    expect(compareLogs(log(10), undone)).toMatchObject({ kind: 'newer', common: 9 });
  });

  it('should take what was undone and then done otherwise for another story', () => {
    const other = ending(log(9, { revision: 11 }), entry(10, 'otherwise'));
    expect(compareLogs(log(10), other)).toMatchObject({ kind: 'diverged', common: 9 });
  });

  it('should let the time decide between equal revisions, and nothing when there is none', () => {
    const undone = log(9, { revision: 10, redo: [entry(10)] });
    const later = { ...undone, savedAt: '2026-11-20T11:00:00.000Z' };
    expect(compareLogs(log(10), later).kind).toBe('newer');
    expect(compareLogs(later, log(10)).kind).toBe('older');
    expect(compareLogs(log(10), undone).kind).toBe('diverged');
  });

  it('should never join logs of two beginnings', () => {
    expect(compareLogs(log(3), log(3, { setup: { seed: 'other' } }))).toMatchObject({ kind: 'diverged', common: 0 });
  });

  it('should say the opposite when the sides are changed', () => {
    const opposite = { same: 'same', newer: 'older', older: 'newer', diverged: 'diverged' } as const;
    const list = fc.array(fc.constantFrom('a', 'b'), { maxLength: 4 });
    const logs = fc
      .record({ entries: list, redo: list, revision: fc.nat(5), savedAt: fc.constantFrom('1', '2') })
      .map(({ savedAt, revision, ...data }) => ({ savedAt, revision, data }));
    fc.assert(
      fc.property(logs, logs, (a, b) => {
        const [there, back] = [compareLogs(a, b), compareLogs(b, a)];
        expect(back.kind).toBe(opposite[there.kind]);
        expect(back.common).toBe(there.common);
      }),
    );
  });
});
