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
import type { Words } from '../../words/words.ts';
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

type EndReason = (typeof REASONS)[number];
type Saying = { readonly words: Words<'play'>; readonly inCampaign: boolean };

interface AskProps {
  readonly view: BattleView;
  readonly inCampaign: boolean;
  readonly onBack: () => void;
}

/** What a way to end it means; stopping leaves more to say in a campaign. */
function meaningOf({ state }: BattleView, id: EndReason, { words, inCampaign }: Saying): string {
  if (state.mission.match !== undefined) return words.end.scored;
  return id === 'ended' && inCampaign ? words.end.endedCampaign : words.end.choiceReasons[id];
}

/** How does it end? What is so already is chosen; nothing happens before the bar ends it; undo brings the battle back. */
export function AskEnd({ view, inCampaign, onBack }: AskProps) {
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
            reason: meaningOf(view, id, { words, inCampaign }),
          }))}
          value={reasonOf(view, draft)}
          onChange={(id) => change(withReason(state, draft, REASONS.find((each) => each === id) ?? 'ended'))}
        />
      </div>
    </ScreenLayout>
  );
}
