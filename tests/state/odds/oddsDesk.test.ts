import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EDITIONS } from '../../../src/content/oddsEditions.ts';
import { NO_RULES, openTarget, PLAIN_POLICY, READINGS, type OddsShot } from '../../../src/engine/odds/shot.ts';
import type { CrossCell } from '../../../src/state/odds/cross.ts';
import { OddsDesk } from '../../../src/state/odds/oddsDesk.ts';
import type { OddsTask, OddsWorked } from '../../../src/state/odds/oddsTasks.ts';

const made: FakeWorker[] = [];

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  readonly posted: unknown[] = [];
  isEnded = false;

  constructor() {
    super();
    made.push(this);
  }

  postMessage(message: unknown): void {
    this.posted.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const shot: OddsShot = {
  book: EDITIONS.kt24.book,
  weapon: { dice: 4, hit: 3, damage: { normal: 3, critical: 4 }, rules: NO_RULES },
  target: openTarget(4, 8),
  policy: PLAIN_POLICY,
  readings: READINGS,
};
const task: OddsTask = { kind: 'shots', shots: [shot], wounds: 8 };
const cross = {
  kind: 'shoot' as const,
  volleys: [[shot.weapon], [{ ...shot.weapon, dice: 99 }]],
  targets: [shot.target, openTarget(2, 20)],
  common: { book: shot.book, policy: shot.policy, readings: shot.readings },
};

const send = (worker: FakeWorker | undefined, kinds: readonly string[], from = 0) =>
  worker?.dispatchEvent(new MessageEvent('message', { data: { from, pieces: kinds.map((kind) => ({ kind })) } }));
const listener = () => vi.fn<(at: number, worked: OddsWorked) => void>();
const told = (tell: ReturnType<typeof listener>) => tell.mock.calls.map(([at, { kind }]) => [at, kind]);

describe('the desk of odds', () => {
  beforeEach(() => {
    made.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('should use one worker for what is waited for, and tell each piece as it comes', () => {
    const desk = new OddsDesk();
    desk.warm();
    const [first, second] = [listener(), listener()];
    desk.ask([task, task, task], first);
    send(made[0], ['shots', 'wrong']);
    expect(told(first)).toEqual([
      [0, 'shots'],
      [1, 'wrong'],
    ]);
    send(made[0], ['tooMany'], 2);
    expect(told(first).at(-1)).toEqual([2, 'tooMany']);
    desk.ask([task], second);
    send(made[0], ['fight']);
    expect(told(second)).toEqual([[0, 'fight']]);
    expect(made).toHaveLength(1);
  });

  it('should give up what is in work when something else is asked', () => {
    const desk = new OddsDesk();
    const [first, second] = [listener(), listener()];
    desk.ask([task, task], first);
    send(made[0], ['shots']);
    desk.ask([task], second);
    expect(made.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    send(made[0], ['wrong'], 1);
    expect(told(first)).toHaveLength(1);
    send(made[1], ['shots']);
    expect(told(second)).toEqual([[0, 'shots']]);
  });

  it('should tell nothing more of a list once its listener asks for another', () => {
    const desk = new OddsDesk();
    const second = listener();
    const first = vi.fn<(at: number, worked: OddsWorked) => void>(() => desk.ask([task], second));
    desk.ask([task, task], first);
    send(made[0], ['shots', 'shots']);
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
  });

  it('should refuse what takes too long, and ask another worker for the rest', () => {
    const desk = new OddsDesk();
    const tell = listener();
    desk.ask([task, task, task], tell);
    send(made[0], ['shots']);
    vi.advanceTimersByTime(60_000 / 5);
    expect(told(tell)).toEqual([
      [0, 'shots'],
      [1, 'tooMany'],
    ]);
    expect(made.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(made[1]?.posted).toEqual([expect.objectContaining({ from: 2 })]);
    send(made[1], ['fight'], 2);
    expect(told(tell).at(-1)).toEqual([2, 'fight']);
    vi.advanceTimersByTime(60_000);
    expect(told(tell)).toHaveLength(3);
  });

  it('should be patient with each piece, not with the whole list, and not for ever', () => {
    const desk = new OddsDesk();
    const tell = listener();
    desk.ask(
      Array.from({ length: 9 }, () => task),
      tell,
    );
    for (let at = 0; at < 4; at += 1) {
      vi.advanceTimersByTime(10_000);
      send(made[0], ['fight'], at);
    }
    expect(told(tell)).toHaveLength(4);
    vi.advanceTimersByTime(60_000);
    expect(told(tell).slice(4)).toEqual([4, 5, 6, 7, 8].map((at) => [at, 'tooMany']));
    expect(made.every(({ isEnded }) => isEnded)).toBe(true);
  });

  it('should say of the rest that it failed when the worker breaks, and engage another afterwards', () => {
    const desk = new OddsDesk();
    const tell = listener();
    desk.ask([task, task, task], tell);
    send(made[0], ['shots']);
    made[0]?.dispatchEvent(new Event('error'));
    expect(told(tell).slice(1)).toEqual([
      [1, 'failed'],
      [2, 'failed'],
    ]);
    desk.ask([task], tell);
    expect(made).toHaveLength(2);
  });

  it('should tell nothing once it is closed', () => {
    const desk = new OddsDesk();
    const tell = listener();
    desk.ask([task], tell);
    desk.close();
    send(made[0], ['shots']);
    vi.advanceTimersByTime(60_000);
    expect(tell).not.toHaveBeenCalled();
    expect(made[0]?.isEnded).toBe(true);
  });

  it('should answer at once where there is no worker, refusing only what cannot be', () => {
    vi.unstubAllGlobals();
    vi.stubGlobal('Worker', undefined);
    const desk = new OddsDesk();
    const tell = vi.fn<(at: number, cell: CrossCell) => void>();
    desk.askCross(cross, tell, 1);
    expect(tell.mock.calls.map(([at, { kind }]) => [at, kind])).toEqual([
      [1, 'figures'],
      [2, 'wrong'],
      [3, 'wrong'],
    ]);
  });
});
