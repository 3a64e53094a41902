import { useMemo } from 'react';
import { useGame } from '../../state/base/useApp.ts';
import { lookOf } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import type { Scene } from './view/scene.ts';

/** The battle with its words; null: none is open. */
export function useScene(): Scene | null {
  const words = useWords('battle');
  const told = useWords('behaviour');
  const battle = useGame((game) => game.battle);
  return useMemo(() => {
    if (battle === null) return null;
    const { state, view } = battle;
    return { words, told, look: lookOf(words, state), battle, state, view };
  }, [words, told, battle]);
}
