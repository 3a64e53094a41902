import { Suspense } from 'react';
import { downloadFile } from '../../ui/downloadFile.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { lookOf } from '../../words/look.ts';
import { packName } from '../../words/packName.ts';
import { lastUndo } from '../../words/lastUndo.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './BattleEnd.module.css';
import { Casualties } from './Casualties.tsx';
import type { EndWays } from './EndScreen.tsx';
import { Kills } from './Kills.tsx';
import { Objectives } from './Objectives.tsx';
import { Outcome } from './Outcome.tsx';
import { Roll } from './Roll.tsx';
import { type KillTeamBattle, useKillTeamPlay } from '../../state/battle/killTeam.ts';

type BattleOverProps = { readonly battle: KillTeamBattle; readonly ways: EndWays };

function EndBar({ battle, ways }: BattleOverProps) {
  const { undo } = useKillTeamPlay();
  const words = useWords('play');
  return (
    <ThumbBar
      label={words.common.continue}
      undo={
        <UndoButton
          {...lastUndo(words, battle, lookOf(words, battle.state))}
          {...(battle.closed && { emptyText: words.end.closed, fullLabel: words.end.closedFull })}
          keyHint={words.keys.undoKey}
          onPress={() => undo() && ways.onPlay()}
        />
      }
      next={
        battle.campaign === undefined ? (
          <NextButton title={words.end.toHome} detail={words.end.toHomeDetail} onPress={ways.onHome} />
        ) : (
          <NextButton
            title={battle.closed ? words.end.toCampaign : words.end.toWalk}
            detail={battle.closed ? words.end.toCampaignDetail : words.end.toWalkDetail}
            onPress={ways.onWalk}
          />
        )
      }
    />
  );
}

/** What it cost and what it brought: the list to take to the casualty rolls. */
export function BattleOver({ battle, ways }: BattleOverProps) {
  const { dispatch, exportBattle } = useKillTeamPlay();
  const words = useWords('play');
  const scripted = ways.scenario !== undefined && battle.state.mission.script !== undefined;
  const scored = ways.score !== undefined && battle.state.mission.match !== undefined;
  const alone = battle.view.protagonists !== null && battle.campaign === undefined;
  /** Two equal sides, each of which may keep a dataslate. */
  const between = battle.campaign === undefined && !alone;
  const goOn = () => {
    dispatch({ type: 'goOn' });
    ways.onPlay();
  };
  return (
    <ScreenLayout
      label={words.end.title}
      top={<TopBar title={packName(words, battle.title)} />}
      bar={<EndBar battle={battle} ways={ways} />}
    >
      {between && <Suspense fallback={null}>{ways.counts}</Suspense>}
      {scored ? <Suspense fallback={null}>{ways.score}</Suspense> : <Outcome state={battle.state} />}
      <Roll state={battle.state} />
      {between && <Suspense fallback={null}>{ways.slates}</Suspense>}
      {scripted && <Suspense fallback={null}>{ways.scenario}</Suspense>}
      {battle.view.protagonists !== null && <Casualties state={battle.state} rolls={battle.campaign !== undefined} />}
      <Kills state={battle.state} />
      {!scripted && !scored && (
        <Objectives
          state={battle.state}
          hint={words.end.objectivesHint}
          onCount={(counter, to) => dispatch({ type: 'setCounter', counter, to })}
          onTick={(tick, on) => dispatch({ type: 'setTick', tick, on })}
        />
      )}
      <div className={styles.ways}>
        {alone && (
          <KeyButton
            icon="campaign"
            label={words.end.toFound}
            detail={words.end.toFoundDetail}
            onPress={ways.onFound}
          />
        )}
        <KeyButton icon="export" label={words.end.export} onPress={() => void exportBattle().then(downloadFile)} />
        <KeyButton icon="log" label={words.end.log} onPress={ways.onLog} />
        {!battle.closed && <PlainButton tone="quiet" label={words.end.goOn} onPress={goOn} />}
      </div>
    </ScreenLayout>
  );
}
