import { type ReactNode, Suspense, useEffect } from 'react';
import { DiceKey } from '../../../features/free-dice/DiceKey.tsx';
import { useVanguardScene, type VanguardScene } from '../../../scene/useVanguardScene.ts';
import { fetchSoon } from '../../../ui/fetchSoon.ts';
import { LoadingScreen } from '../../LoadingScreen.tsx';
import { useTableScale } from '../../tableScale.ts';
import { useWakeLock } from '../useWakeLock.ts';
import { WithDice } from '../WithDice.tsx';
import { RoundsScene } from './RoundsScene.tsx';
import {
  AttackScreen,
  EndScreen,
  FoeBar,
  FoePanel,
  FoeTurn,
  LengthScreen,
  RoundsBar,
  RoundsDice,
  RoundsRecent,
  RoundsTray,
  SetUpScreen,
  STAGES,
  StartScreen,
  TableScreen,
} from './stages.ts';

type Asked = { readonly tray: ReactNode | null; readonly bar: ReactNode | null };

/** The last lines of the log; nothing until they have come. */
const Recent = () => (
  <Suspense fallback={null}>
    <RoundsRecent />
  </Suspense>
);

/** The screen that fits what the battle is at. */
function Staged({ tray, bar }: Asked) {
  const { view } = useVanguardScene();
  if (view.attack !== null) return <AttackScreen tray={tray} bar={bar ?? <RoundsBar />} />;
  switch (view.step) {
    case 'setUp':
      return <SetUpScreen />;
    case 'start':
      return <StartScreen tray={tray} bar={bar} />;
    case 'end':
      return <EndScreen />;
    case 'length':
      return <LengthScreen tray={tray} bar={bar} />;
    case 'deploy':
    case 'turns':
    case 'over':
      return <TableScreen tray={tray} bar={bar} log={<Recent />} />;
  }
}

/** Whether a side that plays itself is at it: it asks what the table sees, has a plan, or is to act. */
function isTheirs({ request, foes }: VanguardScene): boolean {
  if (request !== null) return request.kind === 'look';
  return foes !== null && (foes.move !== null || (foes.acting?.steps ?? null) !== null);
}

function Asking() {
  const scene = useVanguardScene();
  if (isTheirs(scene))
    return (
      <FoeTurn>
        <Staged tray={<FoePanel />} bar={<FoeBar />} />
      </FoeTurn>
    );
  const asks = scene.request !== null;
  return <Staged tray={asks ? <RoundsTray /> : null} bar={asks ? <RoundsBar /> : null} />;
}

function RoundsDiceKey() {
  const { table } = useVanguardScene().words;
  return <DiceKey label={table.menuRows.dice} short={table.diceShort} />;
}

const DICE_KEY = <RoundsDiceKey />;

/** A battle in rounds, whatever it is at, with the tray and its bar while something is asked. */
export function RoundsStage({ onTimeline }: { readonly onTimeline: () => void }) {
  useWakeLock();
  useTableScale();
  // The table is on screen: the rest may come now, so that nobody waits for it later.
  useEffect(() => fetchSoon(STAGES), []);
  return (
    <Suspense fallback={<LoadingScreen />}>
      <RoundsScene onTimeline={onTimeline}>
        <WithDice opener={DICE_KEY} Sheet={RoundsDice}>
          <Asking />
        </WithDice>
      </RoundsScene>
    </Suspense>
  );
}
