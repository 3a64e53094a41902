import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../src/features/odds/answer.ts';
import { FightDesk } from '../../../src/features/odds/fightDesk.ts';
import { FIRST_SITUATION } from '../../../src/features/odds/situation.ts';

const asked = { ...FIRST_SITUATION, kind: 'fight' as const };
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

const answered = (data: Answer) => made.at(-1)?.dispatchEvent(new MessageEvent('message', { data }));

describe('the desk of fights', () => {
  beforeEach(() => {
    made.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('should use one worker for fights that are waited for', () => {
    const desk = new FightDesk();
    const tell = vi.fn<(answer: Answer) => void>();
    for (const kind of ['wrong', 'tooMany'] as const) {
      desk.ask(asked, tell);
      answered({ kind });
    }
    expect(tell.mock.calls).toEqual([[{ kind: 'wrong' }], [{ kind: 'tooMany' }]]);
    expect(made).toHaveLength(1);
  });

  it('should give up the fight in work when another is asked', () => {
    const desk = new FightDesk();
    const [first, second] = [vi.fn<(answer: Answer) => void>(), vi.fn<(answer: Answer) => void>()];
    desk.ask(asked, first);
    desk.ask(asked, second);
    expect(made.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    made[0]?.dispatchEvent(new MessageEvent('message', { data: { kind: 'wrong' } }));
    expect([first, second].map((tell) => tell.mock.calls.length)).toEqual([0, 0]);
    answered({ kind: 'wrong' });
    expect(second).toHaveBeenCalledOnce();
  });

  it('should say so when a fight takes too long or the worker fails', () => {
    const desk = new FightDesk();
    const tell = vi.fn<(answer: Answer) => void>();
    desk.ask(asked, tell);
    vi.advanceTimersByTime(60_000);
    expect(tell).toHaveBeenLastCalledWith({ kind: 'tooMany' });
    desk.ask(asked, tell);
    made.at(-1)?.dispatchEvent(new Event('error'));
    expect(tell).toHaveBeenLastCalledWith({ kind: 'failed' });
    expect(made.every(({ isEnded }) => isEnded)).toBe(true);
  });
});
