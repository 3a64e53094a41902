import type { Advice } from '../../engine/log/advice.ts';
import type { LookRequest, Request } from '../../engine/log/request.ts';
import type { AskedView } from '../../engine/view/asked.ts';
import type { BattleView } from '../../engine/view/battleView.ts';
import { useAdvice } from '../../state/answer/advice.ts';
import { useGame } from '../../state/base/useApp.ts';
import { type Look, lookOf } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';

/** What the tray asks. What only the table can see, for an enemy that decides, has a screen of its own. */
type Asked = Exclude<Request, LookRequest>;

/** What every part of the tray is drawn from. */
export interface Question<R extends Asked = Asked> {
  readonly words: Words<'battle'>;
  readonly look: Look;
  readonly view: BattleView;
  readonly request: R;
  /** What the battle knows of it. */
  readonly asked: AskedView;
  readonly advice: Advice | null;
}

/** The question the battle waits for; null: nothing is asked here. */
export function useOpenQuestion(): Question | null {
  const words = useWords('battle');
  const view = useGame(({ battle }) => battle?.view ?? null);
  const advice = useAdvice();
  const request = view?.request ?? null;
  const asked = view?.asked ?? null;
  if (view === null || asked === null || request === null || request.kind === 'look') return null;
  return { words, look: lookOf(words, view.state), view, request, asked, advice };
}
