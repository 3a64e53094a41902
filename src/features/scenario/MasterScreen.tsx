import { type ReactNode, useState } from 'react';
import { usePlay } from '../../state/battle/play.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { lastUndo } from '../../words/lastUndo.ts';
import { useWords } from '../../words/useWords.ts';
import { HandOver } from './HandOver.tsx';
import { Counts, MasterObjectives, Passages } from './MasterParts.tsx';
import styles from './MasterScreen.module.css';
import { Hooks, ShareRow, Waves } from './MasterScript.tsx';
import { ToldNow } from './ToldNow.tsx';
import { type Played, useScenario } from './useScenario.ts';

/** A part of the master's view; nothing without anything in it. */
function Prosaic({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  if (text === '') return null;
  return (
    <section className={styles.part} aria-label={title}>
      <SectionHead title={title} />
      <Prose text={text} />
    </section>
  );
}

function View({ played, onHandBack }: { readonly played: Played; readonly onHandBack: () => void }) {
  const { undo } = usePlay();
  const { words, told, look, battle, script } = played;
  const [since] = useState(battle.length);
  const { master } = told;
  return (
    <ScreenLayout
      label={master.title}
      top={<TopBar title={master.title} back={{ label: words.common.back, onPress: onHandBack }} />}
      bar={
        <ThumbBar
          label={words.common.continue}
          undo={<UndoButton {...lastUndo(words, battle, look)} onPress={undo} />}
          next={<NextButton title={master.toPlayers} onPress={onHandBack} />}
        />
      }
    >
      <div className={styles.view}>
        <Counts played={played} />
        <MasterObjectives played={played} />
        <Passages played={played} />
        <Prosaic title={master.notes} text={script.notes ?? ''} />
        <Prosaic title={told.briefing} text={script.briefing} />
        <Hooks played={played} />
        <Waves played={played} />
        <ShareRow played={played} />
      </div>
      <ToldNow passagesAfter={since} />
    </ScreenLayout>
  );
}

/** A battle whose scenario has nothing for a master. */
function NoMaster({ onBack }: { readonly onBack: () => void }) {
  const { common, scenarioPlay } = useWords('play');
  const { master } = scenarioPlay;
  return (
    <ScreenLayout
      label={master.title}
      top={<TopBar title={master.title} back={{ label: common.back, onPress: onBack }} />}
      bar={<ThumbBar label={common.continue} next={<NextButton title={master.toTable} onPress={onBack} />} />}
    >
      <EmptyState title={master.nothing} text={master.nothingText} />
    </ScreenLayout>
  );
}

/** The master's view of the scenario, between two screens on which the device is handed over. */
export function MasterScreen({ onBack }: { readonly onBack: () => void }) {
  const played = useScenario();
  const [at, setAt] = useState<'toMaster' | 'view' | 'toPlayers'>('toMaster');
  if (played === null) return <NoMaster onBack={onBack} />;
  const { master } = played.told;
  switch (at) {
    case 'toMaster':
      return (
        <HandOver
          played={played}
          title={master.toMaster}
          hint={master.toMasterHint}
          next={master.iAmMaster}
          onNext={() => setAt('view')}
          back={{ label: master.notYet, onPress: onBack }}
        />
      );
    case 'view':
      return <View played={played} onHandBack={() => setAt('toPlayers')} />;
    case 'toPlayers':
      return (
        <HandOver
          played={played}
          title={master.toPlayers}
          hint={master.toPlayersHint}
          next={master.weArePlayers}
          onNext={onBack}
        />
      );
  }
}
