import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadPack } from '../../src/content/loadPack.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import { brief, changedPack, problemsOf } from '../support/packProblems.ts';
import { testPackFiles } from '../support/testPack.ts';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i += 1) value = [value];
  return value;
};

const loop: Record<string, unknown> = {};
loop.itself = loop;

const throwing = Object.defineProperty({}, 'id', {
  enumerable: true,
  get: () => {
    throw new Error('no');
  },
});

const revoked = (): unknown => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

describe('loadPack: hostile input', () => {
  it.each<[string, () => unknown]>([
    ['null', () => null],
    ['undefined', () => undefined],
    ['a number', () => 7],
    ['a text', () => 'pack'],
    ['an array', () => []],
    ['a symbol', () => Symbol('pack')],
    ['a function', () => () => ({})],
    ['a revoked proxy', revoked],
  ])('should refuse %s for a set of files', (_, make) => {
    expect(brief(problemsOf(make()))).toEqual(['  notAPack']);
  });

  it.each<[string, () => unknown, string]>([
    ['null', () => null, 'wrongType'],
    ['a number', () => 3, 'wrongType'],
    ['an object', () => ({}), 'wrongType'],
    ['100,000 nested arrays', () => nested(100_000), 'tooDeep'],
    ['a loop', () => [loop], 'tooDeep'],
    ['a revoked proxy', revoked, 'unreadable'],
    ['a getter that throws', () => [throwing], 'unreadable'],
    ['an array of four thousand million holes', () => Object.assign([], { length: 4_000_000_000 }), 'tooLarge'],
    ['a function', () => () => [], 'notJson'],
    ['a bigint', () => [10n], 'notJson'],
  ])('should refuse %s as a file', (_, make, code) => {
    const problems = problemsOf({ ...testPackFiles, 'weapons.json': make() });
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['weapons.json']));
  });

  it.each([
    ['150,000 mistakes side by side', [], Array.from({ length: 150_000 }, () => null)],
    ['150,000 mistakes inside one row', [0, 'profiles'], Array.from({ length: 150_000 }, () => null)],
  ])('should refuse %s without an exception', (_, path, value) => {
    const files =
      path.length === 0 ? { ...testPackFiles, 'weapons.json': value } : changedPack(['weapons.json', path, value]);
    const problems = problemsOf(files);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every(({ file }) => file === 'weapons.json')).toBe(true);
  });

  it('should refuse a __proto__ key wherever it stands, and change no prototype', () => {
    const text = '{"__proto__": {"polluted": true}}';
    const files = {
      ...changedPack(['weapons.json', [0, 'profiles', 0, 'rules', 0, 'params'], JSON.parse(text)]),
      'armour.json': [JSON.parse(text)],
    };
    expect(brief(problemsOf(files))).toEqual(
      expect.arrayContaining([
        'weapons.json [0].profiles[0].rules[0].params.__proto__ forbiddenKey',
        'armour.json [0].__proto__ forbiddenKey',
      ]),
    );
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('should report what is no JSON once, not again as a wrong type', () => {
    expect(brief(problemsOf(changedPack(['weapons.json', [0, 'wp'], 3n])))).toEqual(['weapons.json [0].wp notJson']);
  });

  it('should refuse a __proto__ file', () => {
    const files: unknown = JSON.parse('{"__proto__": []}');
    expect(brief(problemsOf(files))).toContain('__proto__  unknownFile');
  });

  it('should never throw on anything', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
        (files) => {
          const result = loadPack(files, systemById);
          expect(result.ok).toBe(false);
        },
      ),
    );
  });

  it('should never throw on any JSON in any file, and say in which file it is wrong', () => {
    const file = fc.constantFrom(...Object.keys(testPackFiles));
    fc.assert(
      fc.property(file, fc.jsonValue(), (name, value) => {
        const result = loadPack({ ...testPackFiles, [name]: value }, systemById);
        if (result.ok) return;
        expect(result.problems.length).toBeGreaterThan(0);
        expect(result.problems.every((problem) => problem.file !== '' && problem.message !== '')).toBe(true);
      }),
    );
  });

  it('should never throw on any value in any place of a sound pack', () => {
    const places = placesOf(testPackFiles);
    fc.assert(
      fc.property(fc.nat({ max: places.length - 1 }), fc.oneof(fc.jsonValue(), fc.anything()), (index, value) => {
        const [file = '', ...path] = places[index] ?? [];
        const result = loadPack(changedPack([String(file), path, value ?? null]), systemById);
        expect(typeof result.ok).toBe('boolean');
      }),
    );
  });
});

/** Paths to all values inside files, file name first. */
function placesOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return path.length > 1 ? [path] : [];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    placesOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 1 ? [path, ...inner] : inner;
}
