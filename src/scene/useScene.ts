import { useMemo } from 'react';
import type { Command } from '../engine/family/killteam/model/command.ts';
import type { BattleState } from '../engine/family/killteam/model/state.ts';
import type { BattleView } from '../engine/view/battleView.ts';
import { useGame } from '../state/base/useApp.ts';
import type { OpenBattle } from '../state/base/store.ts';
import { usePlay } from '../state/battle/play.ts';
import { type Look, lookOf } from '../words/look.ts';
import { refusalSentence } from '../words/reason.ts';
import { useWords } from '../words/useWords.ts';
import type { CatalogueName, Words } from '../words/words.ts';

/** What all screens of a battle are drawn from, and what they can do in it: the same value while the battle stands as it does. */
export interface Scene {
  readonly battle: OpenBattle;
  readonly state: BattleState;
  readonly view: BattleView;
  readonly words: Words<'battle'>;
  readonly look: Look;
  /** Carries a command out. Null: done; else why not. */
  readonly act: (command: Command) => string | null;
}

/** The same with the words of one more catalogue. */
export type SceneWith<N extends CatalogueName> = Scene & { readonly told: Words<N> };

/** The open battle; null: none is open. `catalogue`: one that the screen speaks with too. */
export function useOpenScene(): Scene | null;
export function useOpenScene<N extends CatalogueName>(catalogue: N): SceneWith<N> | null;
export function useOpenScene(catalogue: CatalogueName = 'battle'): (Scene & { readonly told: unknown }) | null {
  const { dispatch } = usePlay();
  const words = useWords('battle');
  const told = useWords(catalogue);
  const battle = useGame((game) => game.battle);
  return useMemo(() => {
    if (battle === null) return null;
    const { state, view } = battle;
    const look = lookOf(words, state);
    const act = (command: Command) => {
      const refusal = dispatch(command);
      return refusal === null ? null : refusalSentence(words, refusal, look);
    };
    return { battle, state, view, words, told, look, act };
  }, [words, told, battle, dispatch]);
}

/** The open battle, below a screen that is drawn only while one is; without it it is a bug to ask. */
export function useScene(): Scene;
export function useScene<N extends CatalogueName>(catalogue: N): SceneWith<N>;
export function useScene(catalogue: CatalogueName = 'battle'): Scene {
  const scene = useOpenScene(catalogue);
  if (scene === null) throw new Error('the component stands in no battle');
  return scene;
}
