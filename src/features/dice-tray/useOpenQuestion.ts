import type { BattleState } from '../../engine/battle/state.ts';
import type { Request } from '../../engine/dice/request.ts';
import { useGame } from '../../state/store.ts';
import { type Look, lookOf } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';

/** What every part of the tray is drawn from. */
export interface Question<R extends Request = Request> {
  readonly words: Words;
  readonly look: Look;
  readonly state: BattleState;
  readonly request: R;
}

/** The question the battle waits for; null: nothing is asked. */
export function useOpenQuestion(): Question | null {
  const words = useWords();
  const state = useGame(({ battle }) => battle?.state ?? null);
  const request = useGame(({ battle }) => battle?.request ?? null);
  return state === null || request === null ? null : { words, look: lookOf(words, state), state, request };
}
