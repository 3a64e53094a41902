import type { LookRequest } from '../../../engine/log/request.ts';
import type { SeenBy } from './sight.ts';

/** What was marked in grids of this session, by question: it outlives Undo and Redo, not a reload. */
const drafts = new Map<string, SeenBy>();

const keyOf = (battle: string, { id, place }: LookRequest): string => [battle, id, place].join(' ');

/** What was marked when this question was on screen before. */
export const draftOf = (battle: string, request: LookRequest): SeenBy => drafts.get(keyOf(battle, request)) ?? {};

export function keepDraft(battle: string, request: LookRequest, seenBy: SeenBy): void {
  drafts.set(keyOf(battle, request), seenBy);
}
