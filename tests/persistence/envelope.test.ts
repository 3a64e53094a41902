import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type SavedShape, load } from '../../src/persistence/envelope.ts';
import { type Migration, wrap } from '../../src/persistence/heading.ts';

const shapeWith = (migrations: readonly Migration[]): SavedShape<{ list: number[] }> => ({
  format: 'thing',
  schema: z.strictObject({ list: z.array(z.number()) }),
  migrations,
});
const text = (over: object) =>
  JSON.stringify({ format: 'thing', version: 0, savedAt: 'now', revision: 3, data: { list: [1] }, ...over });

describe('load', () => {
  it('should read back what wrap wrote', () => {
    const shape = shapeWith([(old) => old]);
    const raw = wrap(shape, { savedAt: 'now', revision: 7 }, { list: [1, 2] });
    expect(load(raw, shape)).toEqual({
      kind: 'loaded',
      value: { list: [1, 2] },
      raw,
      revision: 7,
      savedAt: 'now',
      migratedFrom: null,
    });
  });

  it('should call every migration from the found version on exactly once, in order', () => {
    const steps = [0, 1, 2].map((n) =>
      vi.fn<Migration>(({ list }) => ({ list: [...z.array(z.number()).parse(list), 10 + n] })),
    );
    const found = load(text({ version: 1 }), shapeWith(steps));
    expect(steps.map((step) => step.mock.calls.length)).toEqual([0, 1, 1]);
    expect(found).toMatchObject({ kind: 'loaded', value: { list: [1, 11, 12] }, migratedFrom: 1 });
  });

  it('should refuse a newer version before it looks at its contents, and keep its text', () => {
    const raw = text({ version: 9, data: { unheardOf: true } });
    expect(load(raw, shapeWith([]))).toEqual({ kind: 'newer', raw, version: 9 });
  });

  it('should tell every problem with its path', () => {
    const raw = text({ data: { list: [1, 'two', 3], more: 1 } });
    const found = load(raw, shapeWith([]));
    expect(found).toMatchObject({ kind: 'unreadable', raw });
    expect(found.kind === 'unreadable' && found.problems.map(({ path }) => path)).toEqual([
      'data.list[1]',
      'data.more',
    ]);
  });

  it('should tell which migration could not read the contents', () => {
    const found = load(text({}), shapeWith([() => z.string().parse(1) && {}]));
    expect(found).toMatchObject({
      kind: 'unreadable',
      problems: [{ path: 'data', message: expect.stringContaining('migration 1') }],
    });
  });

  it('should tell in words what a migration could not read', () => {
    const step = (data: object) => z.looseObject({ list: z.array(z.number()), more: z.number() }).parse(data);
    expect(load(text({ data: { list: [1, 'two'] } }), shapeWith([step]))).toMatchObject({
      problems: [
        { path: 'data.list[1]', message: 'must be of type number (migration 1)' },
        { path: 'data.more', message: 'is missing (migration 1)' },
      ],
    });
  });

  it('should refuse another kind of save', () => {
    expect(load(text({ format: 'other' }), shapeWith([]))).toMatchObject({
      kind: 'unreadable',
      problems: [{ path: 'format', message: 'expected "thing"' }],
    });
  });

  it('should find nothing where nothing is', () => {
    expect(load(null, shapeWith([]))).toEqual({ kind: 'absent' });
  });

  it('should never throw and always keep the text, whatever is stored', () => {
    const shape = shapeWith([({ list }) => ({ list: z.array(z.number()).parse(list) })]);
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc.anything(),
      fc.object().map((over) => text(over)),
    );
    fc.assert(
      fc.property(stored, (value) => {
        const found = load(value, shape);
        if (typeof value === 'string' && found.kind !== 'absent') expect(found.raw).toBe(value);
        else if (typeof value !== 'string') expect(['absent', 'unreadable']).toContain(found.kind);
      }),
    );
  });

  it('should never throw for a good save cut anywhere', () => {
    const raw = text({});
    for (let end = 0; end < raw.length; end += 1)
      expect(load(raw.slice(0, end), shapeWith([])).kind).toBe('unreadable');
  });
});
