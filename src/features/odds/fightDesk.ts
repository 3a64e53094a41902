import { type Answer, answerTo } from './answer.ts';
import type { Situation } from './situation.ts';

/** Longer than any fight within the bound takes on a slow phone, in ms; beyond it the fight is called too large. */
const PATIENCE = 12_000;

/** Works fights out in a worker, the last one asked alone: what is asked anew is no longer waited for. */
export class FightDesk {
  #worker: Worker | null = null;
  #waiting: ((answer: Answer) => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tells the answer once, unless it is dropped; at once where there are no workers. */
  ask(situation: Situation, tell: (answer: Answer) => void): void {
    if (typeof Worker === 'undefined') {
      tell(answerTo(situation));
      return;
    }
    this.drop();
    this.#waiting = tell;
    this.#timer = setTimeout(() => this.#giveUp('tooMany'), PATIENCE);
    this.#worker ??= this.#engaged();
    this.#worker.postMessage(situation);
  }

  /** The fight in work is no longer wanted: it is given up. */
  drop(): void {
    if (this.#waiting !== null) this.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #engaged(): Worker {
    const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (worker === this.#worker) this.#answered(data);
    });
    worker.addEventListener('error', () => {
      if (worker === this.#worker) this.#giveUp('failed');
    });
    return worker;
  }

  #answered(answer: Answer): void {
    clearTimeout(this.#timer);
    const tell = this.#waiting;
    this.#waiting = null;
    tell?.(answer);
  }

  #giveUp(kind: 'tooMany' | 'failed'): void {
    const tell = this.#waiting;
    this.close();
    tell?.({ kind });
  }
}
