import type { LookRequest } from '../../../engine/family/killteam/model/request.ts';
import { type HalfDone, halfDoneOf } from '../../../state/answer/halfDone.ts';
import { part } from '../../../state/base/part.ts';
import type { SeenBy } from './sight.ts';

const keyOf = (battle: string, { id, place }: LookRequest): string => [battle, id, place].join(' ');

/** What was marked in grids, by question: it outlives Undo and Redo, and a reload at the same place of the log. */
export class SightDrafts {
  readonly #drafts = new Map<string, SeenBy>();
  readonly #halfDone: HalfDone | null;

  constructor(halfDone: HalfDone | null = null) {
    this.#halfDone = halfDone;
  }

  /** What was marked when this question was on screen before. */
  of(battle: string, request: LookRequest): SeenBy {
    const parked = this.#halfDone?.read(nameOf(request)) as SeenBy | null | undefined;
    return this.#drafts.get(keyOf(battle, request)) ?? parked ?? {};
  }

  keep(battle: string, request: LookRequest, seenBy: SeenBy): void {
    this.#drafts.set(keyOf(battle, request), seenBy);
    this.#halfDone?.put(nameOf(request), seenBy);
  }
}

/** The name under which it is parked. */
const nameOf = ({ id, place }: LookRequest): string => `sight ${id} ${place}`;

/** What was marked in an app. */
export const sightDraftsOf = part((app) => new SightDrafts(halfDoneOf(app)));
