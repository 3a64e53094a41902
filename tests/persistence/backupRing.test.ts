import { describe, expect, it } from 'vitest';
import {
  type CopyOutcome,
  type Subject,
  type WhyCopied,
  keepCopy,
  listCopies,
  readCopy,
} from '../../src/persistence/backupRing.ts';
import type { DurableChange, Pair } from '../../src/persistence/durableStore.ts';
import { MemoryDurable } from '../support/savePorts.ts';

const battle = { kind: 'battle', id: 'b1' } as const;
const campaign = { kind: 'campaign', id: 'c1' } as const;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-01T00:30:00.000Z');

/** A ring with a clock of its own. Every text is another one. */
class Ring {
  durable = new MemoryDurable();
  time = START;
  revision = 0;

  keep(subject: Subject = battle, why: WhyCopied = 'time', text?: string): Promise<CopyOutcome> {
    this.revision += 1;
    const ports = { durable: this.durable, now: () => new Date(this.time).toISOString() };
    const whole = text ?? `{"revision":${this.revision}}`;
    return keepCopy(ports, subject, why, {
      text: whole,
      revision: this.revision,
      title: 'The cellar',
      line: { entries: this.revision },
    });
  }

  /** Copies, one each `every`. */
  async each(every: number, count: number, why: WhyCopied = 'time'): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      this.time += every;
      await this.keep(battle, why);
    }
  }

  async ages(of: Subject = battle): Promise<readonly number[]> {
    return (await listCopies(this.durable, of)).map(({ at }) => this.time - Date.parse(at));
  }
}

/** A store that answers another text than it was given, for texts only. */
class LyingDurable extends MemoryDurable {
  override read = (prefix: string): Promise<readonly Pair[]> =>
    Promise.resolve(
      [...this.texts]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, text]) => [key, key.startsWith('ring/') ? text.slice(1) : text] as const),
    );
}

describe('keepCopy', () => {
  it('should keep a whole text with what is said of it, and give it back', async () => {
    const ring = new Ring();
    expect(await ring.keep(battle, 'milestone', '{"é":1}')).toBe('kept');
    const [copy] = await listCopies(ring.durable);
    expect(copy).toEqual({
      key: 'ring/battle/b1/2026-11-01T00:30:00.000Z-0000000001',
      subject: battle,
      at: '2026-11-01T00:30:00.000Z',
      why: 'milestone',
      revision: 1,
      title: 'The cellar',
      line: { entries: 1 },
      bytes: 8,
    });
    expect(await readCopy(ring.durable, copy?.key ?? '')).toBe('{"é":1}');
  });

  it('should list without reading a text', async () => {
    const ring = new Ring();
    await ring.keep();
    const asked: string[] = [];
    const { read } = ring.durable;
    ring.durable.read = (prefix) => {
      asked.push(prefix);
      return read(prefix);
    };
    expect(await listCopies(ring.durable)).toHaveLength(1);
    expect(asked.some((prefix) => 'ring/battle/b1/'.startsWith(prefix))).toBe(false);
  });

  it('should not keep the newest text twice, but call it a milestone when it has become one', async () => {
    const ring = new Ring();
    await ring.keep(battle, 'time', 'a');
    ring.time += MINUTE;
    expect(await ring.keep(battle, 'time', 'a')).toBe('same');
    expect(await ring.keep(battle, 'milestone', 'a')).toBe('same');
    expect(await listCopies(ring.durable)).toMatchObject([{ why: 'milestone', revision: 1 }]);
    expect(await ring.keep(battle, 'time', 'b')).toBe('kept');
    expect(await ring.keep(battle, 'time', 'a')).toBe('kept');
  });

  it('should keep two copies of one moment apart', async () => {
    const { durable } = new Ring();
    const ports = { durable, now: () => '2026-11-01T00:30:00.000Z' };
    const copy = { revision: 3, title: '', line: {} };
    await keepCopy(ports, battle, 'time', { ...copy, text: 'a' });
    await keepCopy(ports, battle, 'before', { ...copy, text: 'b' });
    const keys = (await listCopies(durable)).map(({ key }) => key);
    expect(await Promise.all(keys.map((key) => readCopy(durable, key)))).toEqual(['b', 'a']);
  });

  it('should say so and leave nothing behind when the text comes back otherwise', async () => {
    const ring = new Ring();
    await ring.keep();
    const before = new Map(ring.durable.texts);
    const lying = new LyingDurable();
    for (const [key, text] of before) lying.texts.set(key, text);
    ring.durable = lying;
    expect(await ring.keep()).toBe('failed');
    expect(lying.texts).toEqual(before);
  });

  it('should say so and remove nothing when there is no room', async () => {
    const ring = new Ring();
    await ring.each(MINUTE, 4);
    const before = new Map(ring.durable.texts);
    const { commit } = ring.durable;
    ring.durable.commit = (change: DurableChange) =>
      change.add === undefined ? commit(change) : Promise.reject(new DOMException('exceeded', 'QuotaExceededError'));
    expect(await ring.keep()).toBe('failed');
    expect(ring.durable.texts).toEqual(before);
  });

  it('should fail quietly where there is no store', async () => {
    const ring = new Ring();
    ring.durable.fault = new Error('off');
    expect(await ring.keep()).toBe('failed');
    expect(await listCopies(ring.durable)).toEqual([]);
    expect(await readCopy(ring.durable, 'ring/battle/b1/x-1')).toBeNull();
  });

  it('should refuse an id that is none', async () => {
    const ring = new Ring();
    expect(await ring.keep({ kind: 'battle', id: 'a/b' })).toBe('failed');
    expect(ring.durable.texts.size).toBe(0);
  });

  it('should go on listing a copy whose head cannot be read', async () => {
    const ring = new Ring();
    await ring.keep();
    const head = [...ring.durable.texts.keys()].find((key) => key.startsWith('ring-head/')) ?? '';
    ring.durable.texts.set(head, '{half');
    const [copy] = await listCopies(ring.durable);
    expect(copy).toMatchObject({ subject: battle, at: '2026-11-01T00:30:00.000Z', revision: 1, title: '' });
    expect(await readCopy(ring.durable, copy?.key ?? '')).toBe('{"revision":1}');
  });

  it('should read nothing but copies', async () => {
    const ring = new Ring();
    ring.durable.texts.set('battle/b1/base', 'live');
    expect(await readCopy(ring.durable, 'battle/b1/base')).toBeNull();
  });
});

describe('thinning', () => {
  it('should keep the newest four and one of each hour before', async () => {
    const ring = new Ring();
    await ring.each(5 * MINUTE, 36);
    const ages = await ring.ages();
    expect(ages.slice(0, 4)).toEqual([0, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE]);
    // It is 03:30; the newest of 02:00 and of 01:00 stay, and no more than that.
    expect(ages.slice(4)).toEqual([35 * MINUTE, 95 * MINUTE]);
    expect([...ring.durable.texts.keys()]).toHaveLength(12);
  });

  it('should never have more than twelve of one subject, over a year of play', async () => {
    const ring = new Ring();
    for (let evening = 0; evening < 100; evening += 1) {
      await ring.each(10 * MINUTE, 12);
      expect((await ring.ages()).length).toBeLessThanOrEqual(12);
      ring.time += 3 * DAY;
    }
    const ages = await ring.ages();
    expect(ages.length).toBeGreaterThan(8);
    expect(ages.at(-1)).toBeGreaterThan(14 * DAY);
  });

  it('should rather keep the milestone of an hour than its newest copy', async () => {
    const ring = new Ring();
    await ring.each(MINUTE, 5);
    ring.time += MINUTE;
    await ring.keep(battle, 'milestone');
    await ring.each(MINUTE, 5);
    ring.time += 2 * HOUR;
    await ring.each(MINUTE, 5);
    const copies = await listCopies(ring.durable, battle);
    expect(copies.map(({ why }) => why)).toEqual(['time', 'time', 'time', 'time', 'milestone']);
  });

  it('should not touch what belongs to others', async () => {
    const ring = new Ring();
    await ring.keep({ kind: 'battle', id: 'b' });
    await ring.keep(campaign);
    await ring.each(MINUTE, 30);
    expect(await listCopies(ring.durable, campaign)).toHaveLength(1);
    expect(await listCopies(ring.durable, { kind: 'battle', id: 'b' })).toHaveLength(1);
  });

  it('should hold 20 MB, letting go of the oldest made by time first and never of a last copy', async () => {
    const ring = new Ring();
    const large = (letter: string) => letter.repeat(4_000_000);
    await ring.keep(campaign, 'time', large('c'));
    ring.time += DAY;
    await ring.keep(battle, 'milestone', large('m'));
    for (const letter of ['1', '2', '3', '4', '5']) {
      ring.time += DAY;
      await ring.keep(battle, 'time', large(letter));
    }
    const copies = await listCopies(ring.durable);
    expect(copies.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(20_000_000);
    expect(copies.map(({ subject, why }) => `${subject.kind} ${why}`)).toEqual([
      'battle time',
      'battle time',
      'battle time',
      'battle milestone',
      'campaign time',
    ]);
    expect(await readCopy(ring.durable, copies[0]?.key ?? '')).toBe(large('5'));
  });
});
