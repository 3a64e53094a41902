import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { refreshBattles } from '../state/battles.ts';
import { gameStore } from '../state/store.ts';
import { NEW_PATH, SETTINGS_PATH, battlePath } from './paths.ts';

/** Leaves the open battle, unless it is nowhere but in memory. */
async function leaveBattle(): Promise<void> {
  const { battle, save } = gameStore.getState();
  if (battle === null || save.kind === 'unsaved') return;
  const { closeBattle } = await import('../state/play.ts');
  // Another one may have been begun while this was fetched.
  if (gameStore.getState().battle?.id === battle.id) await closeBattle();
}

/** Home: whatever was open is put away, and the list is read again. */
export function HomeRoute() {
  const [, go] = useLocation();
  useEffect(() => void leaveBattle().then(refreshBattles), []);
  return (
    <HomeScreen onOpen={(id) => go(battlePath(id))} onNew={() => go(NEW_PATH)} onSettings={() => go(SETTINGS_PATH)} />
  );
}
