import type { BattleEvent, EventType } from '../../model/event.ts';
import type { BattleDraft } from './draft.ts';

/** One small mutation of the draft for each kind of event; the compiler asks for a missing one. */
export type Handlers = {
  readonly [T in EventType]: (draft: BattleDraft, event: Extract<BattleEvent, { type: T }>) => void;
};
