import { type ReactNode, Suspense, useEffect } from 'react';
import { BattleScreen } from '../../features/battle/BattleScreen.tsx';
import { useGame } from '../../state/store.ts';
import { LoadingScreen } from '../LoadingScreen.tsx';
import { useTableScale } from '../appearance.ts';
import { AttackScreen, DiceTray, TurningPointScreen, fetchStages } from './stages.ts';
import { type StageScreen, screenFor } from './screenFor.ts';
import { useWakeLock } from './useWakeLock.ts';

function Staged({ screen, tray }: { readonly screen: StageScreen; readonly tray: ReactNode | null }) {
  switch (screen) {
    case 'attack':
      return <AttackScreen tray={tray} />;
    case 'turningPoint':
      return <TurningPointScreen tray={tray} />;
    case 'battle':
      return <BattleScreen tray={tray} />;
  }
}

/** The table: the screen that fits what is going on, with the dice tray while something is asked. */
export function BattleStage() {
  useWakeLock();
  useTableScale();
  const screen = useGame((game) => (game.battle === null ? null : screenFor(game.battle.state, game.battle.request)));
  const asks = useGame((game) => (game.battle?.request ?? null) !== null);
  // The table is on screen: now the rest may come, so that nobody waits for it later.
  useEffect(fetchStages, []);
  if (screen === null) return null;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Staged screen={screen} tray={asks ? <DiceTray /> : null} />
    </Suspense>
  );
}
