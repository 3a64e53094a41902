import { describe, expect, it } from 'vitest';
import { TypedTexts } from '../../../src/persistence/typedTexts.ts';
import { HalfDone } from '../../../src/state/answer/halfDone.ts';
import { settle } from '../../support/fakeBrowser.ts';
import { MemoryDurable, MemoryStorage } from '../../support/savePorts.ts';

/** One battle in a browser; `move` to where its log stands, null: another tab writes it. */
function table() {
  const [storage, durable] = [new MemoryStorage(), new MemoryDurable()];
  let at: string | null = '3 c';
  const texts = () => new TypedTexts(storage, () => '2026-11-22T10:00:00.000Z', { durable, typist: null });
  const before = () => ({ '4 d': '3 c', '5 e': '4 d' })[at ?? ''];
  const page = () =>
    new HalfDone(texts(), () => (at === null ? null : { log: 'battle/one', at, before: before() ?? 'none' }));
  const move = (to: string | null) => {
    at = to;
  };
  return { storage, durable, page, move, texts };
}

describe('what is begun in a battle', () => {
  it('should be there on the next page where the log stands as it did', () => {
    const { page, move } = table();
    page().put('faces', [6, 2]);
    expect(page().read('faces')).toEqual([6, 2]);
    move('4 d');
    expect(page().read('faces')).toBeNull();
    move('3 c');
    expect(page().read('faces')).toEqual([6, 2]);
  });

  it('should be gone for good once something is begun further on', () => {
    const { page, move } = table();
    const here = page();
    here.put('faces', [6, 2]);
    move('4 d');
    here.put('marks', [1]);
    move('3 c');
    expect([page().read('faces'), page().read('marks')]).toEqual([null, null]);
  });

  it('should last when the log goes on where that is wanted', () => {
    const { page, move } = table();
    page().put('hands', [1], true);
    page().put('faces', [2]);
    move('4 d');
    expect([page().read('hands'), page().read('faces')]).toEqual([[1], null]);
  });

  it('should be found for one entry more where that is wanted, and only by who asks for it', () => {
    const { page, move } = table();
    page().put('faces', [6, 2], 'longer');
    page().put('marks', [1]);
    move('4 d');
    page().put('hands', [3]);
    expect([page().read('faces'), page().readBefore('faces'), page().readBefore('marks')]).toEqual([
      null,
      [6, 2],
      null,
    ]);
    move('5 e');
    expect(page().readBefore('faces')).toBeNull();
    page().put('hands', [4]);
    move('4 d');
    expect(page().readBefore('faces')).toBeNull();
  });

  it('should leave nothing behind when it is taken back', () => {
    const { page, storage } = table();
    const here = page();
    here.put('faces', [6]);
    here.put('faces', null);
    expect([storage.keys(), page().read('faces')]).toEqual([[], null]);
  });

  it('should be neither parked nor taken up in a tab that only reads, and be read anew when that writes', () => {
    const { page, move, storage } = table();
    const [writer, reader] = [page(), page()];
    writer.put('faces', [6]);
    move(null);
    reader.put('faces', [1]);
    expect(reader.read('faces')).toBeNull();
    move('3 c');
    reader.forget();
    expect(reader.read('faces')).toEqual([6]);
    expect(storage.keys()).toEqual(['retinue/typed/battle/one/begun']);
  });

  it('should be nothing where a letter of it was changed, or it cannot be read at all', () => {
    const { page, storage } = table();
    const place = 'retinue/typed/battle/one/begun';
    page().put('faces', [6]);
    const text = storage.read(place) ?? '';
    const others = [text.replace('[6]', '[9]'), text.slice(0, -9), text.replace('print', 'trace'), '{"value":[['];
    for (const other of others) {
      expect(other).not.toBe(text);
      storage.write(place, other);
      expect(page().read('faces')).toBeNull();
    }
    storage.write(place, text);
    expect(page().read('faces')).toEqual([6]);
  });

  it('should be known late where the second store answers late and the first has lost it', async () => {
    const { page, texts, storage, durable } = table();
    page().put('faces', [6]);
    await settle();
    storage.remove('retinue/typed/battle/one/begun');
    const answer = durable.fallSilent();
    const late = texts();
    const here = new HalfDone(late, () => ({ log: 'battle/one', at: '3 c' }));
    const other = new HalfDone(late, () => ({ log: 'battle/two', at: '3 c' }));
    await late.catchUp('battle/one/');
    expect([here.read('faces'), here.late.getState().times]).toEqual([null, 0]);
    answer();
    await settle();
    expect([here.read('faces'), here.late.getState().times]).toEqual([[6], 1]);
    expect(other.late.getState().times).toBe(0);
  });

  it('should be kept with the entry after which it was begun, and what was begun before as long as that may be lost', async () => {
    const { texts, storage, durable } = table();
    let where = { log: 'battle/one', at: '3 c', isUnsure: false };
    const page = () => new HalfDone(texts(), () => where);
    page().put('choice', 'first');
    await settle();
    // The first store has no room for the entry, and the second never comes to the end of it: the browser dies.
    const lost = new Map(durable.texts);
    where = { ...where, at: '4 d', isUnsure: true };
    const here = page();
    here.put('choice', 'second');
    expect(here.read('choice')).toBe('second');
    here.put('choice', null);
    expect(here.read('choice')).toBeNull();
    here.put('choice', 'third');
    await settle();
    const kept = new Map(durable.texts);
    where = { ...where, at: '3 c', isUnsure: false };
    durable.texts.clear();
    for (const [key, text] of lost) durable.texts.set(key, text);
    const before = texts();
    await before.catchUp('battle/one/');
    expect(new HalfDone(before, () => where).read('choice')).toBe('first');
    // The entry is there after all, and so is what was begun after it.
    where = { ...where, at: '4 d' };
    for (const [key, text] of kept) durable.texts.set(key, text);
    const after = texts();
    await after.catchUp('battle/one/');
    expect(new HalfDone(after, () => where).read('choice')).toBe('third');
    expect(storage.texts.size).toBeGreaterThan(0);
  });

  it('should go on in memory where neither store takes it', () => {
    const { page, storage, durable } = table();
    storage.room = 0;
    durable.fault = new Error('off');
    const here = page();
    here.put('faces', [6]);
    expect([here.read('faces'), page().read('faces')]).toEqual([[6], null]);
  });
});
