import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCopies, readCopy } from '../../../src/persistence/backupRing.ts';
import { BackupClock, type CopyOutcome } from '../../../src/state/library/backups.ts';
import { MemoryDurable } from '../../support/savePorts.ts';

const battle = { kind: 'battle', id: 'b1' } as const;
const campaign = { kind: 'campaign', id: 'c1' } as const;
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-01T10:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function ready() {
  const durable = new MemoryDurable();
  const outcomes: CopyOutcome[] = [];
  const clock = new BackupClock({
    durable,
    now: () => new Date().toISOString(),
    soon: (task) => void setTimeout(task, 10),
    onCopied: (_, outcome) => outcomes.push(outcome),
  });
  let revision = 0;
  const source = () => ({ text: `{"revision":${revision}}`, revision, title: 'The cellar', line: {} });
  const change = (subject: { readonly kind: 'battle' | 'campaign'; readonly id: string } = battle) => {
    revision += 1;
    clock.changed(subject, source);
  };
  const copied = async () => (await listCopies(durable)).map(({ revision: copy, why }) => `${why} ${copy}`);
  return { durable, outcomes, clock, source, change, copied };
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

describe('BackupClock', () => {
  it('should copy soon after the first change, not during it', async () => {
    const { change, copied } = ready();
    change();
    expect(await copied()).toEqual([]);
    await pass(20);
    expect(await copied()).toEqual(['time 1']);
  });

  it('should copy no more often than every five minutes, and the last change too', async () => {
    const { change, copied } = ready();
    for (let n = 0; n < 31; n += 1) {
      change();
      await pass(20_000);
    }
    expect(await copied()).toEqual(['time 31', 'time 16', 'time 1']);
    await pass(20 * MINUTE);
    expect(await copied()).toEqual(['time 31', 'time 16', 'time 1']);
    change();
    await pass(20);
    expect((await copied())[0]).toBe('time 32');
  });

  it('should copy a change that came just after a copy', async () => {
    const { change, copied } = ready();
    change();
    await pass(MINUTE);
    change();
    await pass(3 * MINUTE);
    expect(await copied()).toEqual(['time 1']);
    await pass(2 * MINUTE);
    expect(await copied()).toEqual(['time 2', 'time 1']);
  });

  it('should copy a milestone whenever it comes', async () => {
    const { clock, source, change, copied } = ready();
    change();
    await pass(MINUTE);
    change();
    clock.milestone(battle, source);
    await pass(20);
    expect(await copied()).toEqual(['milestone 2', 'time 1']);
    await pass(10 * MINUTE);
    expect(await copied()).toEqual(['milestone 2', 'time 1']);
  });

  it('should keep the time of each subject', async () => {
    const { change, copied } = ready();
    change();
    await pass(MINUTE);
    change(campaign);
    await pass(20);
    expect(await copied()).toEqual(['time 2', 'time 1']);
  });

  it('should keep at once what is about to be replaced', async () => {
    const { clock, source, durable } = ready();
    expect(await clock.before(battle, source)).toBe('kept');
    const [copy] = await listCopies(durable);
    expect(copy?.why).toBe('before');
    expect(await readCopy(durable, copy?.key ?? '')).toBe('{"revision":0}');
  });

  it('should say that it could not keep it', async () => {
    const { clock, source, durable } = ready();
    durable.fault = new DOMException('exceeded', 'QuotaExceededError');
    expect(await clock.before(battle, source)).toBe('failed');
  });

  it('should try again after five minutes what could not be copied', async () => {
    const { durable, outcomes, change, copied } = ready();
    durable.fault = new DOMException('exceeded', 'QuotaExceededError');
    change();
    await pass(MINUTE);
    expect(outcomes).toEqual(['failed']);
    durable.fault = null;
    await pass(5 * MINUTE);
    expect(outcomes).toEqual(['failed', 'kept']);
    expect(await copied()).toEqual(['time 1']);
  });

  it('should copy what is due when it is told that the page goes', async () => {
    const { clock, change, copied } = ready();
    change();
    await pass(MINUTE);
    change();
    await clock.flush();
    expect(await copied()).toEqual(['time 2', 'time 1']);
  });

  it('should outlive a text that cannot be made', async () => {
    const { clock, copied, change } = ready();
    const broken = () => {
      throw new Error('no text');
    };
    clock.changed(battle, broken);
    clock.milestone(battle, broken);
    expect(await clock.before(battle, broken)).toBe('failed');
    await pass(MINUTE);
    expect(await copied()).toEqual([]);
    change();
    await pass(5 * MINUTE);
    expect(await copied()).toEqual(['time 1']);
  });

  it('should do nothing more once it is stopped', async () => {
    const { clock, change, copied } = ready();
    change();
    await pass(MINUTE);
    change();
    clock.stop();
    await pass(20 * MINUTE);
    expect(await copied()).toEqual(['time 1']);
  });
});
