import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TypedTexts } from '../../src/persistence/typedTexts.ts';
import { MemoryStorage } from '../support/savePorts.ts';

function texts() {
  const storage = new MemoryStorage();
  return { storage, typed: new TypedTexts(storage, () => '2026-11-22T10:00:00.000Z') };
}

describe('what was typed', () => {
  it('should be at its place until it is taken away', () => {
    const { storage, typed } = texts();
    expect(typed.put('a/1', { text: 'typed' })).toBe(true);
    typed.put('a/2', 'other');
    typed.put('b/1', 'another');
    const next = new TypedTexts(storage, () => '');
    expect(next.places('a/')).toEqual(['a/1', 'a/2']);
    expect([next.read('a/1'), next.read('a/3')]).toEqual([{ text: 'typed' }, null]);
    next.drop('a/1');
    expect([typed.read('a/1'), typed.places('a/')]).toEqual([null, ['a/2']]);
  });

  it('should not be there when the store is off or full, and nothing throws', () => {
    const { storage, typed } = texts();
    storage.room = 20;
    expect([typed.put('a', 'too long for it'), typed.read('a')]).toEqual([false, null]);
    storage.fault = new DOMException('off', 'SecurityError');
    typed.drop('a');
    expect([typed.put('a', ''), typed.read('a'), typed.places('')]).toEqual([false, null, []]);
  });

  it('should be nothing when it cannot be read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { storage, typed } = texts();
        storage.texts.set('retinue/typed/a', text);
        return typed.read('a') === null;
      }),
    );
  });
});
