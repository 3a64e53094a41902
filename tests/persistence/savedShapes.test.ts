import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { adviceOn, type Fingerprint, pinnedAnew, savedShapes } from '../support/savedShapes.ts';
import { schemaShape } from '../support/schemaShape.ts';

const FILE = new URL('shapes.json', import.meta.url);
const pins = z.record(
  z.string(),
  z.strictObject({ version: z.nullable(z.int()), parts: z.record(z.string(), z.string()) }),
);

const pinned = (): Readonly<Record<string, Fingerprint>> =>
  existsSync(FILE) ? pins.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : {};

describe('the shape of everything saved', () => {
  it('should be the one that is pinned with its version', () => {
    const now = savedShapes();
    if (process.env['PIN_SHAPES'] === '1')
      writeFileSync(FILE, `${JSON.stringify(pinnedAnew(pinned(), now), null, 2)}\n`);
    expect(adviceOn(pinned(), now)).toEqual([]);
  });
});

describe('a changed shape', () => {
  const thing = (schema: z.core.$ZodType, version: number | null = 1): Record<string, Fingerprint> => ({
    thing: { version, parts: { data: schemaShape(schema) } },
  });
  const before = z.strictObject({ list: z.array(z.int().check(z.minimum(0))), of: z.enum(['a', 'b']) });

  it('should be seen, whatever is otherwise, and nothing else', () => {
    const same = z.strictObject({ of: z.enum(['a', 'b']), list: z.array(z.int().check(z.minimum(0))) });
    expect(adviceOn(thing(before), thing(same))).toEqual([]);
    const otherwise = [
      z.object({ list: z.array(z.int().check(z.minimum(0))), of: z.enum(['a', 'b']) }),
      z.extend(before, { more: z.optional(z.string()) }),
      z.extend(before, { of: z.enum(['a', 'b', 'c']) }),
      z.extend(before, { of: z.nullable(z.enum(['a', 'b'])) }),
      z.extend(before, { list: z.array(z.int().check(z.minimum(1))) }),
      z.extend(before, { list: z.array(z.number().check(z.minimum(0))) }),
      z.extend(before, { of: z.string().check(z.regex(/^a|b$/u)) }),
      z.extend(before, { of: z.custom<string>((value) => value === 'a', { error: 'must be a' }) }),
    ];
    for (const schema of otherwise) expect(adviceOn(thing(before), thing(schema))).toHaveLength(1);
    expect(new Set(otherwise.map(schemaShape)).size).toBe(otherwise.length);
  });

  it('should be told with what to do, and not be pinned under its old version', () => {
    const after = thing(z.extend(before, { more: z.string() }));
    const [advice] = adviceOn(thing(before), after);
    expect(advice).toContain('The saved shape of thing has changed (data), and its version is still 1');
    expect(advice).toContain('src/persistence/migrations/NNN-*.ts');
    expect(pinnedAnew(thing(before), after)).toEqual(thing(before));
  });

  it('should be pinned with a new version, or when it is new', () => {
    const after = thing(z.extend(before, { more: z.string() }), 2);
    expect(adviceOn(thing(before), after)).toEqual([expect.stringContaining('is of version 2 now')]);
    expect(adviceOn(pinnedAnew(thing(before), after), after)).toEqual([]);
    expect(adviceOn({}, after)).toEqual([expect.stringContaining('not pinned yet')]);
    expect(pinnedAnew({}, after)).toEqual(after);
  });

  it('should follow what calls itself, and refuse a check that nobody could compare', () => {
    type Tree = { readonly inner: readonly Tree[] };
    const tree: z.ZodMiniType<Tree> = z.lazy(() => z.strictObject({ inner: z.array(tree) }));
    expect(schemaShape(tree)).toContain('^');
    expect(() => schemaShape(z.strictObject({ a: z.custom((value) => value === 1) }))).toThrow('shape.a');
  });
});
