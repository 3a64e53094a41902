import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { Advice } from '../../engine/log/advice.ts';
import type { LookRequest, Request } from '../../engine/log/request.ts';
import { useAdvice } from '../../state/advice.ts';
import { useGame } from '../../state/store.ts';
import { type Look, lookOf } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';

/** What the tray asks. What only the table can see, for an enemy that decides, has a screen of its own. */
type Asked = Exclude<Request, LookRequest>;

/** What every part of the tray is drawn from. */
export interface Question<R extends Asked = Asked> {
  readonly words: Words<'battle'>;
  readonly look: Look;
  readonly state: BattleState;
  readonly request: R;
  readonly advice: Advice | null;
}

/** The question the battle waits for; null: nothing is asked here. */
export function useOpenQuestion(): Question | null {
  const words = useWords('battle');
  const state = useGame(({ battle }) => battle?.state ?? null);
  const request = useGame(({ battle }) => battle?.request ?? null);
  const advice = useAdvice();
  if (state === null || request === null || request.kind === 'look') return null;
  return { words, look: lookOf(words, state), state, request, advice };
}
