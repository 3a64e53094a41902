import { describe, expect, it } from 'vitest';
import { readMarksOf } from '../../../src/state/battle/readMarks.ts';
import { MemoryStorage } from '../../support/savePorts.ts';

const now = () => '2026-11-22T12:00:00.000Z';

describe('readMarksOf', () => {
  it('should know after a reload what was put away, and of which battle', () => {
    const storage = new MemoryStorage();
    const before = readMarksOf(storage, now);
    before.begin('relay', 3);
    before.see('relay', '4/face');
    before.see('vault', '2/gate');
    expect(readMarksOf(storage, now).store.getState()).toEqual([
      { battle: 'relay', from: 3, seen: ['4/face'] },
      { battle: 'vault', from: 0, seen: ['2/gate'] },
    ]);
  });

  it('should begin a battle only once', () => {
    const marks = readMarksOf(new MemoryStorage(), now);
    marks.begin('relay', 0);
    marks.begin('relay', 9);
    expect(marks.store.getState()).toEqual([{ battle: 'relay', from: 0, seen: [] }]);
  });

  it('should keep no more than the battles played last', () => {
    const marks = readMarksOf(new MemoryStorage(), now);
    for (let n = 1; n <= 20; n += 1) marks.begin(`battle-${n}`, n);
    expect(marks.store.getState()).toHaveLength(12);
    expect(marks.store.getState()[0]?.battle).toBe('battle-9');
  });

  it('should keep what is told once on a device, however many battles are played', () => {
    const storage = new MemoryStorage();
    const marks = readMarksOf(storage, now);
    marks.seeOnce('signs');
    for (let n = 1; n <= 20; n += 1) marks.begin(`battle-${n}`, n);
    const kept = readMarksOf(storage, now).store.getState();
    expect(kept).toHaveLength(13);
    expect(kept).toContainEqual({ battle: 'device', from: 0, seen: ['signs'] });
  });

  it('should begin anew where the text stored cannot be read', () => {
    const storage = new MemoryStorage();
    storage.write('retinue/read', '{"format":"read"');
    expect(readMarksOf(storage, now).store.getState()).toEqual([]);
  });
});
