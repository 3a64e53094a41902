import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TabRole } from '../../src/persistence/tabRole.ts';
import { joinTabs, type TabPorts } from '../../src/persistence/writingTab.ts';
import { FakeChannels, type FakeChannel, FakeLocks } from '../support/fakeTabs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

/** A tab that has a battle open, and what it heard about its role. */
function join(ports: Omit<TabPorts, 'tab' | 'now'>, tab: string, id = 'one') {
  const heard: TabRole[] = [];
  const seat = joinTabs({ ...ports, tab, now: Date.now }, 'battle', id, (role) => heard.push(role));
  return { seat, heard, role: () => seat.role() };
}

const kinds = {
  locks: () => ({ locks: new FakeLocks(), openChannel: null }),
  messages: () => ({ locks: null, openChannel: new FakeChannels().open }),
};

describe.each(Object.entries(kinds))('the writing tab by %s', (_kind, makePorts) => {
  it('should be the first one', async () => {
    const ports = makePorts();
    const first = join(ports, 'a');
    expect(first.role()).toBe('waiting');
    await pass(300);
    await first.seat.settled;
    const second = join(ports, 'b');
    await pass(1_000);
    expect([first.role(), second.role()]).toEqual(['writing', 'reading']);
  });

  it('should be exactly one of several that open at once', async () => {
    const ports = makePorts();
    const tabs = ['c', 'a', 'b'].map((tab) => join(ports, tab));
    await pass(1_000);
    expect(tabs.map(({ role }) => role()).toSorted()).toEqual(['reading', 'reading', 'writing']);
  });

  it('should be one for each battle', async () => {
    const ports = makePorts();
    const tabs = [join(ports, 'a', 'one'), join(ports, 'b', 'two')];
    await pass(300);
    expect(tabs.map(({ role }) => role())).toEqual(['writing', 'writing']);
  });

  it('should change when another takes over, and tell both', async () => {
    const ports = makePorts();
    const first = join(ports, 'a');
    await pass(300);
    const second = join(ports, 'b');
    await pass(1_000);
    const took = second.seat.takeOver();
    await pass(300);
    expect(await took).toBe(true);
    expect([first.role(), second.role()]).toEqual(['reading', 'writing']);
    expect([first.heard, second.heard]).toEqual([['reading'], ['writing']]);
    void first.seat.takeOver();
    await pass(300);
    expect([first.role(), second.role()]).toEqual(['writing', 'reading']);
  });

  it('should be another one when it leaves', async () => {
    const ports = makePorts();
    const tabs = ['a', 'b', 'c'].map((tab) => join(ports, tab));
    await pass(300);
    const writer = tabs.find(({ role }) => role() === 'writing');
    writer?.seat.leave();
    await pass(1_000);
    const others = tabs.filter((tab) => tab !== writer).map(({ role }) => role());
    expect(others.toSorted()).toEqual(['reading', 'writing']);
  });

  it('should stay the same for hours', async () => {
    const ports = makePorts();
    const tabs = ['a', 'b'].map((tab) => join(ports, tab));
    await pass(300);
    await pass(3_600_000);
    expect(tabs.flatMap(({ heard }) => heard)).toEqual([]);
  });
});

describe('the writing tab by messages', () => {
  it('should change when it no longer answers, and read only when it wakes up', async () => {
    const channels = new FakeChannels();
    const made: FakeChannel[] = [];
    const openChannel = (name: string) => {
      const channel = channels.open(name);
      made.push(channel);
      return channel;
    };
    const first = join({ locks: null, openChannel }, 'a');
    await pass(300);
    const second = join({ locks: null, openChannel }, 'b');
    await pass(300);
    made[0]?.freeze();
    await pass(10_000);
    expect(second.role()).toBe('writing');
    made[0]?.thaw();
    await pass(10);
    expect([first.role(), second.role()]).toEqual(['reading', 'writing']);
  });

  it('should not heed what is no message of ours', async () => {
    const { open } = new FakeChannels();
    const first = join({ locks: null, openChannel: open }, 'a');
    await pass(300);
    open('retinue/battle/one').postMessage({ kind: 'taken' });
    await pass(10);
    expect(first.role()).toBe('writing');
  });
});

it('should be the only one where tabs cannot be told apart', async () => {
  const alone = join({ locks: null, openChannel: null }, 'a');
  await alone.seat.settled;
  expect([alone.role(), await alone.seat.takeOver()]).toEqual(['writing', true]);
});

it('the writing tab should be, by locks, whoever comes while one that has died still holds its place, without having only read', async () => {
  const ports = kinds.locks();
  const dead = join(ports, 'a');
  await pass(300);
  const next = join(ports, 'b');
  await pass(100);
  expect(next.role()).toBe('waiting');
  dead.seat.leave();
  await pass(300);
  expect(next.role()).toBe('writing');
  expect(next.heard).toEqual([]);
});
