import { useDraft } from '../../state/answer/draft.ts';
import { useGame } from '../../state/base/useApp.ts';
import { lookOf } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import type { Scene } from './view/Scene.ts';

/** The attack in hand with its question; null: there is none. */
export function useScene(): Scene | null {
  const words = useWords('battle');
  const view = useGame(({ battle }) => battle?.view ?? null);
  const draft = useDraft(view?.request ?? null);
  const attack = view?.attack ?? null;
  return view === null || attack === null ? null : { words, look: lookOf(words, view.state), view, attack, draft };
}
