import { useState } from 'react';
import { useHalfDone } from '../../scene/useHalfDone.ts';
import type { BattleView } from '../../engine/view/battleView.ts';
import { useApp } from '../../state/base/useApp.ts';
import { useKillTeamPlay } from '../../state/battle/killTeam.ts';
import { ChoiceList } from '../../ui/ChoiceList.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './BattleEnd.module.css';
import { type EndDraft, firstDraft, putRight, REASONS, reasonOf, withReason, withTick } from './endDraft.ts';
import { Objectives } from './Objectives.tsx';

/** Puts right what the draft says, and ends the battle unless that did. */
function useEnd(view: BattleView): (draft: EndDraft) => void {
  const { store } = useApp();
  const { dispatch } = useKillTeamPlay();
  return (draft) => {
    for (const command of putRight(view.state, draft)) dispatch(command);
    if (store.getState().battle?.state.result === null) dispatch({ type: 'endBattle', reason: reasonOf(view, draft) });
  };
}

/** A battle that is scored has no primary objective to be done or not: it stops, and the points say who won. */
const waysOf = ({ state }: BattleView) => (state.mission.match === undefined ? REASONS : (['ended'] as const));

/** How does it end? What is so already is chosen; nothing happens before the bar ends it; undo brings the battle back. */
export function AskEnd({ view, onBack }: { readonly view: BattleView; readonly onBack: () => void }) {
  const { state } = view;
  const end = useEnd(view);
  const words = useWords('play');
  const [first] = useState(() => firstDraft(view));
  const [draft, change] = useHalfDone('end', first);
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
              onPress={() => end(draft)}
            />
          }
        />
      }
    >
      <Objectives
        state={{ ...state, counters: draft.counters, ticks: draft.ticks }}
        hint={words.end.askHint}
        onCount={(counter, to) => change({ ...draft, counters: { ...draft.counters, [counter]: to } })}
        onTick={(tick, on) => change(withTick(draft, tick, on))}
      />
      <div className={styles.ask}>
        <h2>{words.end.ask}</h2>
        <ChoiceList
          label={words.end.ask}
          options={waysOf(view).map((id) => ({
            id,
            title: words.end.choices[id],
            reason: state.mission.match === undefined ? words.end.choiceReasons[id] : words.end.scored,
          }))}
          value={reasonOf(view, draft)}
          onChange={(id) => change(withReason(state, draft, REASONS.find((each) => each === id) ?? 'ended'))}
        />
      </div>
    </ScreenLayout>
  );
}
