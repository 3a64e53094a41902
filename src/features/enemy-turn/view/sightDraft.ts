import type { LookRequest } from '../../../engine/family/killteam/model/request.ts';
import { part } from '../../../state/base/part.ts';
import type { SeenBy } from './sight.ts';

const keyOf = (battle: string, { id, place }: LookRequest): string => [battle, id, place].join(' ');

/** What was marked in grids, by question: it outlives Undo and Redo, not a reload. */
export class SightDrafts {
  readonly #drafts = new Map<string, SeenBy>();

  /** What was marked when this question was on screen before. */
  of(battle: string, request: LookRequest): SeenBy {
    return this.#drafts.get(keyOf(battle, request)) ?? {};
  }

  keep(battle: string, request: LookRequest, seenBy: SeenBy): void {
    this.#drafts.set(keyOf(battle, request), seenBy);
  }
}

/** What was marked in an app. */
export const sightDraftsOf = part(() => new SightDrafts());
