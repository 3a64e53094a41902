import { useState } from 'react';
import { type BattleSummary, useGame } from '../../state/store.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { contentName } from '../../words/content.ts';
import { packName } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import { nextOf } from './battleLine.ts';
import { BattleSheet } from './BattleSheet.tsx';
import { FirstOpening } from './FirstOpening.tsx';
import { READY_BATTLE } from './readyRetinue.ts';
import { RefusedFile } from './RefusedFile.tsx';
import { Returning } from './Returning.tsx';
import { startFirst } from './startFirst.ts';
import { useBroughtFile } from './useBroughtFile.ts';
import { useListedBattles } from './useListedBattles.ts';
import { useStorageHint } from './useStorageHint.ts';

type HomeScreenProps = {
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
  readonly onSettings: () => void;
};

/** Starts the ready-made battle; the words under the button say how far it is. */
function useReadyBattle(onBegun: (id: string) => void) {
  const words = useWords();
  const settings = useGame((game) => game.settings);
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle');
  const { mission, missionName } = READY_BATTLE;
  const start = () => {
    if (state === 'starting') return;
    setState('starting');
    startFirst(settings, words).then(onBegun, () => setState('failed'));
  };
  const detail = {
    idle: words.home.playFirstDetail(contentName(words, mission, missionName)),
    starting: words.errors.loading,
    failed: words.errors.loadFailed,
  }[state];
  return { start, detail };
}

type NextProps = {
  readonly current: BattleSummary | null;
  readonly first: boolean;
  readonly ready: { readonly start: () => void; readonly detail: string };
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
};

/** The one next thing at home: the battle in play, the first battle, or a new one. */
function Next({ current, first, ready, onOpen, onNew }: NextProps) {
  const words = useWords();
  if (current !== null)
    return (
      <NextButton
        title={words.home.continueBattle}
        detail={nextOf(words, current)}
        onPress={() => onOpen(current.id)}
      />
    );
  if (first) return <NextButton title={words.home.playFirst} detail={ready.detail} onPress={ready.start} />;
  return <NextButton title={words.home.newBattle} detail={words.home.newBattleDetail} onPress={onNew} />;
}

type HomeToastProps = {
  readonly file: ReturnType<typeof useBroughtFile>;
  /** The title of a battle that was removed. */
  readonly removed: string | null;
  readonly onOpen: (id: string) => void;
  readonly onDismiss: () => void;
};

/** What came of a file or of a removal. */
function HomeToast({ file, removed, onOpen, onDismiss }: HomeToastProps) {
  const words = useWords();
  const { brought, dismiss } = file;
  if (brought?.kind === 'here')
    return (
      <Toast
        text={words.storage.imported(packName(words, brought.title))}
        action={{ label: words.common.show, onPress: () => onOpen(brought.id) }}
        dismissLabel={words.common.dismiss}
        onDismiss={dismiss}
      />
    );
  if (removed === null) return null;
  return <Toast text={words.home.battleRemoved(removed)} dismissLabel={words.common.dismiss} onDismiss={onDismiss} />;
}

/** Home: the first opening, or the battle to go on with. Needs neither rules nor packs. */
export function HomeScreen({ onOpen, onNew, onSettings }: HomeScreenProps) {
  const words = useWords();
  const thumbSide = useGame((game) => game.settings.thumbSide);
  const battles = useListedBattles();
  const hint = useStorageHint();
  const file = useBroughtFile();
  const [more, setMore] = useState<BattleSummary | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const current = battles.find(({ ended, readable }) => !ended && readable) ?? null;
  const ready = useReadyBattle(onOpen);
  const doors = { onNew, onSettings, onBring: file.ask, onReady: ready.start };
  const next = <Next current={current} first={battles.length === 0} ready={ready} onOpen={onOpen} onNew={onNew} />;
  const { brought } = file;
  return (
    <>
      <ScreenLayout
        label={words.home.title}
        thumbSide={thumbSide}
        toast={<HomeToast file={file} removed={removed} onOpen={onOpen} onDismiss={() => setRemoved(null)} />}
        bar={<ThumbBar label={words.common.continue} thumbSide={thumbSide} next={next} />}
      >
        {battles.length === 0 ? (
          <FirstOpening doors={doors} hint={hint.first} />
        ) : (
          <Returning
            current={current}
            battles={battles}
            doors={doors}
            hint={hint.short}
            aside={removed !== null || battles.some(({ readable }) => !readable)}
            onOpen={onOpen}
            onMore={setMore}
          />
        )}
      </ScreenLayout>
      {brought !== null && brought.kind !== 'here' && <RefusedFile brought={brought} onClose={file.dismiss} />}
      {more !== null && <BattleSheet battle={more} onClose={() => setMore(null)} onRemoved={setRemoved} />}
    </>
  );
}
