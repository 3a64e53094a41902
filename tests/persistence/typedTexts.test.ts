import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TypedTexts } from '../../src/persistence/typedTexts.ts';
import { MemoryDurable, MemoryStorage } from '../support/savePorts.ts';

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

/** A browser whose pages share their stores; a page begins with what is stored, each second a new one. */
function browser() {
  const [storage, durable] = [new MemoryStorage(), new MemoryDurable()];
  let at = 0;
  const now = () => new Date(Date.UTC(2026, 10, 22) + at).toISOString();
  return {
    storage,
    durable,
    later: (ms: number) => (at += ms),
    page: () => new TypedTexts(storage, now, { durable, typist: null }),
  };
}

describe('what was typed in a browser that died', () => {
  it('should be what the second store has, where the first lost the last letters', async () => {
    const { storage, page } = browser();
    const here = page();
    here.put('a/1', 'one');
    const lost = storage.read('retinue/typed/a/1');
    here.put('a/1', 'one more');
    here.put('a/2', 'two');
    storage.texts.clear();
    storage.write('retinue/typed/a/1', lost ?? '');
    const next = page();
    expect(next.read('a/1')).toBe('one');
    await next.catchUp('a/');
    expect([next.read('a/1'), next.read('a/2')]).toEqual(['one more', 'two']);
  });

  it('should stay away once it was taken away, though the first store brings it up again', async () => {
    const { storage, durable, page, later } = browser();
    const here = page();
    here.put('a', 'one');
    const lost = storage.read('retinue/typed/a') ?? '';
    here.drop('a');
    storage.write('retinue/typed/a', lost);
    const next = page();
    await next.catchUp('');
    expect([next.read('a'), next.places('')]).toEqual([null, []]);
    expect(durable.texts.size).toBe(1);
    later(2 * 86_400_000);
    await page().catchUp('');
    expect(durable.texts.size).toBe(0);
  });

  it('should be the newer of both, and nothing of other places', async () => {
    const { durable, storage, page, later } = browser();
    page().put('a/1', 'first');
    page().put('b/1', 'beside');
    later(1000);
    durable.fault = new Error('off');
    page().put('a/1', 'second');
    durable.fault = null;
    storage.remove('retinue/typed/b/1');
    const next = page();
    await next.catchUp('a/');
    expect([next.read('a/1'), next.read('b/1')]).toEqual(['second', null]);
  });

  it('should be there where the first store is full or off', async () => {
    const { storage, page } = browser();
    storage.room = 10;
    expect(page().put('a', 'one')).toBe(false);
    expect(await page().putSafely('a', 'two')).toBe(true);
    const next = page();
    await next.catchUp('');
    expect([next.read('a'), next.places('')]).toEqual(['two', ['a']]);
    storage.fault = new DOMException('off', 'SecurityError');
    expect(next.read('a')).toBe('two');
    next.drop('a');
    expect(next.read('a')).toBeNull();
  });

  it('should be said to be nowhere when neither store takes it', async () => {
    const { storage, durable, page } = browser();
    storage.room = 10;
    durable.fault = new Error('off');
    expect(await page().putSafely('a', 'two')).toBe(false);
    await page().catchUp('');
  });

  it('should be put aside where it cannot be read, and left alone where a newer app wrote it', async () => {
    const { storage, page } = browser();
    const newer = JSON.stringify({ format: 'typed', version: 9, savedAt: '', revision: 1, data: {} });
    storage.write('retinue/typed/a', 'not JSON');
    storage.write('retinue/typed/b', newer);
    await page().catchUp('');
    expect(storage.read('retinue/typed/a')).toBeNull();
    expect(storage.read('retinue/typed/b')).toBe(newer);
    const aside = storage.keys().filter((key) => key.startsWith('retinue/quarantine/'));
    expect(aside.map((key) => JSON.parse(storage.read(key) ?? '').text)).toEqual(['not JSON']);
  });
});
