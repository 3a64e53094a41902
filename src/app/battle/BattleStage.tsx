import { type ReactNode, Suspense, useEffect } from 'react';
import { BattleScreen } from '../../features/battle/BattleScreen.tsx';
import { fetchAttackRules } from '../../state/play.ts';
import { useGame } from '../../state/store.ts';
import { fetchSoon } from '../../ui/later.tsx';
import { allWords } from '../../words/allWords.ts';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { LoadingScreen } from '../LoadingScreen.tsx';
import { useTableScale } from '../appearance.ts';
import { AttackScreen, DiceTray, LastResult, STAGES, TrayBar, TurningPointScreen } from './stages.ts';
import { type StageScreen, screenFor } from './screenFor.ts';
import { useWakeLock } from './useWakeLock.ts';

type Asked = { readonly tray: ReactNode | null; readonly bar: ReactNode };

function Staged({ screen, ...asked }: Asked & { readonly screen: StageScreen }) {
  switch (screen) {
    case 'attack':
      return <AttackScreen {...asked} />;
    case 'turningPoint':
      return <TurningPointScreen {...asked} />;
    case 'battle':
      return <BattleScreen {...asked} told={<LastResult />} />;
  }
}

/** The table: the screen that fits what is going on, with the dice tray and its bar while something is asked. */
export function BattleStage({ onTimeline }: { readonly onTimeline: () => void }) {
  useWakeLock();
  useTableScale();
  const screen = useGame((game) => (game.battle === null ? null : screenFor(game.battle.state, game.battle.request)));
  const asks = useGame((game) => (game.battle?.request ?? null) !== null);
  // The table is on screen: now the rest may come, so that nobody waits for it later.
  const { language } = useFirstWords();
  useEffect(
    () => fetchSoon([{ fetch: () => allWords.fetch(language) }, { fetch: fetchAttackRules }, ...STAGES]),
    [language],
  );
  if (screen === null) return null;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Staged
        screen={screen}
        tray={asks ? <DiceTray /> : null}
        bar={asks ? <TrayBar onTimeline={onTimeline} /> : null}
      />
    </Suspense>
  );
}
