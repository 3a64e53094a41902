import { fetchGameOf, playersOf } from '../../state/battle/beginBattle.ts';
import { withSettings } from '../../state/battle/withSettings.ts';
import { packRef } from '../../state/library/packRef.ts';
import { useGame, useChance, useApp } from '../../state/base/useApp.ts';
import { BarSum } from '../../ui/BarSum.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { contentName } from '../../words/content.ts';
import { type Draft, battleOf, missionOf, modelsOn, sumsOf } from './draft.ts';
import { beginGround, type Ground } from '../../state/battle/onGround.ts';
import { startOn } from './startOn.ts';
import { useProblemSaid } from './useProblemSaid.ts';

type DeploymentBarProps = {
  readonly draft: Draft;
  readonly ground: Ground;
  readonly onBegun: (id: string) => void;
};

/** The Deployment Value under the thumb, and the start, or why there is none yet. */
export function DeploymentBar({ draft, ground, onBegun }: DeploymentBarProps) {
  const { newSeed } = useChance();
  const { changeSettings } = useApp();
  const app = useApp();
  const words = useWords('play');
  const settings = useGame((game) => game.settings);
  const { dv, cap } = sumsOf(draft);
  const { ours, theirs } = modelsOn(draft);
  const reason = useProblemSaid(draft)?.said ?? null;
  const { id, name } = missionOf(draft);
  const counts = words.deployment.startDetail(ours, theirs);
  const start = () => {
    if (reason !== null) return;
    const players = playersOf(settings, words.common.playerName);
    const state = battleOf(draft, { players, dice: settings.dice, seed: newSeed() });
    changeSettings({ difficulty: draft.difficulty });
    const beginning = { packs: [packRef(draft.pack)], state: withSettings(state, settings), title: state.mission.name };
    void fetchGameOf(state).then(() => beginGround(app, () => beginning, { ground, onBegun }));
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
          title={startOn(words, ground)}
          detail={reason ?? `${contentName(words, id, name)}, ${counts}`}
          impossible={reason !== null}
          pressKey={reason ?? ''}
          onPress={start}
        />
      }
    />
  );
}
