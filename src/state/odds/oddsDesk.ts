import type { Cross, CrossCell } from './cross.ts';
import type { OddsRefusal, OddsTask, OddsWorked } from './oddsTasks.ts';
import { type OddsParcel, type OddsPiece, type OddsWork, piecesIn, pieceAt } from './oddsWork.ts';

/** Longer than any fight within the bound takes on a slow phone, in ms; beyond it the fight is called too large. */
const PATIENCE = 12_000;
/** After so many of one request that took too long, the rest of it is called too large as well. */
const MOST_WAITS = 3;

/** What is in work. `next`: the first piece that was not told. */
interface Job {
  readonly work: OddsWork;
  readonly tell: (at: number, piece: OddsPiece) => void;
  next: number;
  waits: number;
}

/**
 * Works odds out in a worker, the last request alone: what is asked anew takes the place of what is in work, which is no
 * longer told. Every piece is told once, in order, as soon as it is known; one that is refused does not keep the others.
 */
export class OddsDesk {
  #worker: Worker | null = null;
  #job: Job | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tells the answer to each task, by its place in the list; at once where there are no workers. */
  ask(tasks: readonly OddsTask[], tell: (at: number, worked: OddsWorked) => void): void {
    this.#begin({ kind: 'tasks', tasks }, tell as Job['tell']);
  }

  /** Tells each cell, at `row * columns + column`; at once where there are no workers. `from`: the first cell wanted. */
  askCross(cross: Cross, tell: (at: number, cell: CrossCell) => void, from = 0): void {
    this.#begin({ kind: 'cross', cross }, tell as Job['tell'], from);
  }

  /** Fetches and starts the worker before anything is asked, so that the first request does not wait for that. */
  warm(): void {
    if (typeof Worker !== 'undefined') this.#worker ??= this.#engaged();
  }

  /** What is in work is no longer wanted: it is given up. */
  drop(): void {
    if (this.#job !== null) this.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#job = null;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #begin(work: OddsWork, tell: Job['tell'], from = 0): void {
    this.drop();
    const count = piecesIn(work);
    if (from >= count) return;
    if (typeof Worker === 'undefined') {
      for (let at = from; at < count; at += 1) tell(at, pieceAt(work, at));
      return;
    }
    this.#job = { work, tell, next: from, waits: 0 };
    this.#order(this.#job);
  }

  #order({ work, next }: Job): void {
    this.#wait();
    this.#worker ??= this.#engaged();
    this.#worker.postMessage({ work, from: next });
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tooLong(), PATIENCE);
  }

  #engaged(): Worker {
    const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<OddsParcel>) => {
      if (worker === this.#worker && this.#job !== null) this.#arrived(this.#job, data.pieces);
    });
    worker.addEventListener('error', () => {
      if (worker === this.#worker) this.#broken();
    });
    return worker;
  }

  /** Tells pieces as long as the job is wanted: who is told may ask for another. */
  #arrived(job: Job, pieces: readonly OddsPiece[]): void {
    for (const piece of pieces) {
      if (this.#job !== job) return;
      this.#told(job, piece);
    }
    if (this.#job === job) this.#wait();
  }

  /** Tells the next piece. The job is over before its last piece is told, so that another can be asked then. */
  #told(job: Job, piece: OddsPiece): void {
    const at = job.next;
    job.next += 1;
    if (job.next >= piecesIn(job.work)) {
      clearTimeout(this.#timer);
      this.#job = null;
    }
    job.tell(at, piece);
  }

  /** The piece in work is given up, and the worker with it; the others are asked of another worker. */
  #tooLong(): void {
    const job = this.#job;
    if (job === null) return;
    this.#worker?.terminate();
    this.#worker = null;
    job.waits += 1;
    if (job.waits >= MOST_WAITS) this.#refuseRest(job, { kind: 'tooMany' });
    else this.#arrived(job, [{ kind: 'tooMany' }]);
    if (this.#job === job) this.#order(job);
  }

  #broken(): void {
    const job = this.#job;
    this.#worker?.terminate();
    this.#worker = null;
    if (job !== null) this.#refuseRest(job, { kind: 'failed' });
  }

  #refuseRest(job: Job, refusal: OddsRefusal): void {
    while (this.#job === job) this.#told(job, refusal);
  }
}
