import { gameOf } from '../../engine/systems/registry.ts';
import { useDraft } from '../../state/draft.ts';
import { useGame } from '../../state/base/useApp.ts';
import { lookOf } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import type { Scene } from './view/Scene.ts';

/** The open battle with its question; null: no battle is open. */
export function useScene(): Scene | null {
  const words = useWords('battle');
  const state = useGame(({ battle }) => battle?.state ?? null);
  const request = useGame(({ battle }) => battle?.request ?? null);
  const draft = useDraft(request);
  return state === null ? null : { words, look: lookOf(words, state), game: gameOf(state), request, draft };
}
