import { useMemo } from 'react';
import type { Command } from '../engine/family/killteam/model/command.ts';
import type { BattleState } from '../engine/family/killteam/model/state.ts';
import type { BattleView } from '../engine/view/battleView.ts';
import { type Look, lookOf } from '../words/look.ts';
import { refusalSentence } from '../words/reason.ts';
import { useWords } from '../words/useWords.ts';
import type { CatalogueName, Words } from '../words/words.ts';
import { type KillTeamBattle, useKillTeam, useKillTeamPlay } from '../state/battle/killTeam.ts';

/** What all screens of a battle are drawn from, and what they can do in it: the same value while the battle stands as it does. */
export interface Scene {
  readonly battle: KillTeamBattle;
  readonly state: BattleState;
  readonly view: BattleView;
  /** Those of the table; a screen of attacks, dice or enemies has them all. */
  readonly words: Words<'battle'>;
  readonly look: Look;
  /** Carries a command out. Null: done; else why not. */
  readonly act: (command: Command) => string | null;
}

/** The same with the words of all that happens in a battle. */
export interface PlayScene extends Scene {
  readonly words: Words<'play'>;
}

/** The same with the words of one more catalogue. */
export type SceneWith<N extends CatalogueName> = PlayScene & { readonly told: Words<N> };

/** The open battle in these words; null: none is open. */
function useSceneIn<W extends Words<'battle'>, T>(words: W, told: T) {
  const { dispatch } = useKillTeamPlay();
  const battle = useKillTeam();
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

function opened<T>(scene: T | null): T {
  if (scene === null) throw new Error('the component stands in no battle');
  return scene;
}

/** The open battle in the words of the table; null: none is open. */
export const useOpenTable = (): Scene | null => useSceneIn(useWords('battle'), null);

/** The same, below a screen that is drawn only while one is; without it it is a bug to ask. */
export const useTable = (): Scene => opened(useOpenTable());

/** The open battle; null: none is open. `catalogue`: one that the screen speaks with too. */
export function useOpenScene(): PlayScene | null;
export function useOpenScene<N extends CatalogueName>(catalogue: N): SceneWith<N> | null;
export function useOpenScene(catalogue: CatalogueName = 'play'): (PlayScene & { readonly told: unknown }) | null {
  return useSceneIn(useWords('play'), useWords(catalogue));
}

/** The open battle, below a screen that is drawn only while one is; without it it is a bug to ask. */
export function useScene(): PlayScene;
export function useScene<N extends CatalogueName>(catalogue: N): SceneWith<N>;
export function useScene(catalogue: CatalogueName = 'play'): PlayScene {
  return opened(useOpenScene(catalogue));
}
