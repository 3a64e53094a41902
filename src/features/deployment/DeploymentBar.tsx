import { beginBattle, fetchGameOf, playersOf } from '../../state/battle/beginBattle.ts';
import { withSettings } from '../../state/battle/withSettings.ts';
import { packRef } from '../../state/library/packRef.ts';
import { useGame, useChance, useApp } from '../../state/base/useApp.ts';
import { BarSum } from '../../ui/BarSum.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';
import { type Draft, battleOf, modelsOn, problemOf, sumsOf } from './draft.ts';

function reasonOf(words: Words<'play'>, draft: Draft): string | null {
  const { dv, cap } = sumsOf(draft);
  switch (problemOf(draft)) {
    case 'noRetinue':
      return words.deployment.noRetinue;
    case 'over':
      return words.deployment.dvOver(dv - cap);
    case 'capacity':
      return words.deployment.capacityOver;
    case 'noEnemy':
      return words.deployment.noEnemy;
    case null:
      return null;
  }
}

/** The Deployment Value under the thumb, and the start, or why there is none yet. */
export function DeploymentBar({ draft, onBegun }: { readonly draft: Draft; readonly onBegun: (id: string) => void }) {
  const { newSeed } = useChance();
  const { changeSettings } = useApp();
  const app = useApp();
  const words = useWords('play');
  const settings = useGame((game) => game.settings);
  const { dv, cap } = sumsOf(draft);
  const { ours, theirs } = modelsOn(draft);
  const reason = reasonOf(words, draft);
  const start = () => {
    if (reason !== null) return;
    const players = playersOf(settings, words.common.playerName);
    const state = battleOf(draft, { players, dice: settings.dice, seed: newSeed() });
    changeSettings({ difficulty: draft.difficulty });
    const beginning = { packs: [packRef(draft.pack)], state: withSettings(state, settings), title: state.mission.name };
    void fetchGameOf(state).then(() => onBegun(beginBattle(app, beginning)));
  };
  return (
    <ThumbBar
      label={words.common.continue}
      undo={
        <BarSum
          label={words.deployment.dvSum(dv, cap)}
          value={dv}
          of={`${words.common.ofText(cap)} ${words.common.stats.dvUnit}`}
          over={dv > cap}
        />
      }
      next={
        <NextButton
          title={words.deployment.start}
          detail={reason ?? words.deployment.startDetail(ours, theirs)}
          impossible={reason !== null}
          pressKey={reason ?? ''}
          onPress={start}
        />
      }
    />
  );
}
