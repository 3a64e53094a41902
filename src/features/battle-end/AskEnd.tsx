import { useState } from 'react';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { usePlay } from '../../state/battle/play.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './BattleEnd.module.css';
import { Objectives } from './Objectives.tsx';

const REASONS = ['primaryDone', 'primaryFailed', 'ended'] as const;

/** How does it end? One answer, and the bar ends it; undo brings the battle back. */
export function AskEnd({ state, onBack }: { readonly state: BattleState; readonly onBack: () => void }) {
  const { dispatch } = usePlay();
  const words = useWords('play');
  const [reason, setReason] = useState<(typeof REASONS)[number]>('ended');
  return (
    <ScreenLayout
      label={words.end.ask}
      top={<TopBar title={words.end.confirm} back={{ label: words.common.back, onPress: onBack }} />}
      bar={
        <ThumbBar
          label={words.common.continue}
          next={
            <NextButton
              title={words.end.confirm}
              detail={words.end.confirmDetail}
              icon="check"
              onPress={() => dispatch({ type: 'endBattle', reason })}
            />
          }
        />
      }
    >
      <Objectives state={state} />
      <div className={styles.ask}>
        <h2>{words.end.ask}</h2>
        <ChoiceList
          label={words.end.ask}
          options={REASONS.map((id) => ({
            id,
            title: words.end.choices[id],
            reason: words.end.choiceReasons[id],
          }))}
          value={reason}
          onChange={(id) => setReason(REASONS.find((each) => each === id) ?? 'ended')}
        />
      </div>
    </ScreenLayout>
  );
}
