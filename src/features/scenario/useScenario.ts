import { useMemo } from 'react';
import type { Command } from '../../engine/family/killteam/model/command.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import type { Script } from '../../engine/plugins/scenario/script.ts';
import { usePlay } from '../../state/battle/play.ts';
import { useGame } from '../../state/base/useApp.ts';
import type { OpenBattle } from '../../state/base/store.ts';
import { type Look, lookOf } from '../../words/look.ts';
import { toldMission } from '../../words/toldMission.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';

/** What the parts of a scenario in play read and may do. */
export interface Played {
  readonly words: Words<'battle'>;
  readonly told: Words<'battle'>['scenarioPlay'];
  readonly look: Look;
  readonly battle: OpenBattle;
  /** Of the open battle, its scenario told in the language of the words. */
  readonly state: BattleState;
  readonly script: Script;
  readonly act: (command: Command) => void;
}

const inWords = (words: Words<'battle'>, state: BattleState): BattleState => ({
  ...state,
  mission: toldMission(words, state.mission),
});

/** The scenario of the open battle; null: none is open, or it has no script. Suspends until its words are here. */
export function useScenario(): Played | null {
  const { dispatch } = usePlay();
  const words = useWords('battle');
  const told = useWords('battle').scenarioPlay;
  const battle = useGame((game) => game.battle);
  const state = useMemo(() => battle && inWords(words, battle.state), [words, battle]);
  const script = state?.mission.script;
  if (battle === null || state === null || script === undefined) return null;
  return { words, told, look: lookOf(words, state), battle, state, script, act: (command) => void dispatch(command) };
}
