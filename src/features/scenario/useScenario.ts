import { useMemo } from 'react';
import type { Script } from '../../engine/plugins/scenario/script.ts';
import { type PlayScene, useOpenScene } from '../../scene/useScene.ts';
import { lookOf } from '../../words/look.ts';
import { toldMission } from '../../words/toldMission.ts';
import type { Words } from '../../words/words.ts';

/** The scene of a battle with a scenario in play, the scenario in its state told in the language of the words. */
export interface Played extends PlayScene {
  readonly told: Words<'play'>['scenarioPlay'];
  readonly script: Script;
}

function played(scene: PlayScene): Played | null {
  const { words } = scene;
  const state = { ...scene.state, mission: toldMission(words, scene.state.mission) };
  const { script } = state.mission;
  return script === undefined
    ? null
    : { ...scene, state, look: lookOf(words, state), told: words.scenarioPlay, script };
}

/** The scenario of the open battle; null: none is open, or it has no script. Suspends until its words are here. */
export function useScenario(): Played | null {
  const scene = useOpenScene();
  return useMemo(() => scene && played(scene), [scene]);
}
