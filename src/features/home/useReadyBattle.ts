import { useState } from 'react';
import { useApp } from '../../state/base/useApp.ts';
import { contentName } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import { laterParts } from './laterParts.ts';
import { READY_BATTLE } from './readyBattle.ts';

/** Starts the ready-made battle; the words under the button say how far it is. */
export function useReadyBattle(onBegun: (id: string) => void) {
  const words = useWords('home');
  const app = useApp();
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle');
  const { mission, missionName, own, foes } = READY_BATTLE;
  const start = () => {
    if (state === 'starting') return;
    setState('starting');
    laterParts()
      .then(({ begin }) => begin(app, words, onBegun))
      .catch(() => setState('failed'));
  };
  const detail = {
    idle: words.home.playFirstDetail(contentName(words, mission, missionName), own, foes),
    starting: words.errors.loading,
    failed: words.errors.loadFailed,
  }[state];
  return { start, detail };
}
