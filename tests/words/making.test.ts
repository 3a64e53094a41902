import { describe, expect, it } from 'vitest';
import type { Field } from '../../src/content/making/field.ts';
import { groupOf, isHidden } from '../../src/content/making/kinds.ts';
import { MADE_SYSTEMS, type MadeRef } from '../../src/content/making/systems.ts';
import { making as en } from '../../src/words/en/making/making.ts';
import { making as fr } from '../../src/words/fr/making/making.ts';

type Texts = Readonly<Record<string, string>>;

const keyOf = (pattern: string): string => (pattern.split('.').at(-1) ?? '').replaceAll('[]', '');
const says = (texts: Texts, keys: readonly string[]): boolean => keys.some((key) => Object.hasOwn(texts, key));

/** Places without a name and words without a meaning, in a row of a kind. */
function silent(ref: MadeRef, { fields, values }: { readonly fields: Texts; readonly values: Texts }): string[] {
  const missing: string[] = [];
  const walk = (field: Field, path: string): void => {
    if (isHidden(ref, path)) return;
    const keys = [path, `${ref.kind}.${path}`, keyOf(path)];
    if (path !== '' && !path.endsWith('[]') && field.kind !== 'fixed' && !says(fields, keys)) missing.push(path);
    if (field.kind === 'pick')
      for (const value of field.values)
        if (!says(values, [`${keyOf(path)}.${value}`, value])) missing.push(`${path} ${value}`);
    if (field.kind === 'list') walk(field.of, `${path}[]`);
    if (field.kind === 'maybe') walk(field.of, path);
    if (field.kind === 'group')
      for (const part of field.parts) walk(part.field, path === '' ? part.key : `${path}.${part.key}`);
    if (field.kind === 'either')
      for (const { value, parts } of field.cases) {
        if (!says(values, [`${keyOf(path)}.${value}`, value])) missing.push(`${path} ${value}`);
        for (const part of parts) walk(part.field, `${path}.${part.key}`);
      }
  };
  walk(groupOf(ref.kind), '');
  return missing;
}

describe('the words of what is made', () => {
  const refs = MADE_SYSTEMS.flatMap(({ id: system, kinds }) => kinds.map((kind) => ({ system, kind })));

  it.each(refs)('name every place and every word of $system $kind, in both languages', (ref) => {
    expect(silent(ref, en)).toEqual([]);
    expect(silent(ref, fr)).toEqual([]);
  });

  it('are the same keys in both languages', () => {
    for (const part of ['hints', 'one', 'values'] as const)
      expect(Object.keys(fr[part]).toSorted()).toEqual(Object.keys(en[part]).toSorted());
  });
});
