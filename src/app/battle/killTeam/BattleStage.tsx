import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { BattleScreen } from '../../../features/battle/BattleScreen.tsx';
import type { EnemyDesk } from '../../../features/battle/desk.ts';
import { WithDice } from '../WithDice.tsx';
import { KillTeamDiceKey } from './KillTeamDiceKey.tsx';
import { killTeamIn } from '../../../state/battle/killTeam.ts';
import { useGame } from '../../../state/base/useApp.ts';
import { BelowTop } from '../../../ui/belowTop.ts';
import { fetchSoon } from '../../../ui/fetchSoon.ts';
import { LoadingScreen } from '../../LoadingScreen.tsx';
import { useTableScale } from '../../tableScale.ts';
import {
  AttackScreen,
  BattleTop,
  DiceTray,
  EnemyOffer,
  EnemyAtTable,
  EnemyTurnScreen,
  KillTeamDice,
  HoldsHere,
  LastResult,
  OrdersHere,
  RevealScreen,
  ScenarioHere,
  ScoreScreen,
  SeatTurn,
  SetUpHere,
  SetUpScreen,
  STAGES,
  StrategyScreen,
  TableSetUp,
  TraitsSheet,
  TrayBar,
  TurningPointScreen,
  WithPoints,
} from './stages.ts';
import { part } from '../../../state/base/part.ts';
import { useApp } from '../../../state/base/useApp.ts';
import { type StageScreen, screenFor } from './screenFor.ts';
import { useWakeLock } from '../useWakeLock.ts';

/** Whose abilities lie over the table; `null` in it: the strategic ploys of everybody. */
type Opened = { readonly of: string | null };
type StageParts = { readonly tray: ReactNode | null; readonly bar: ReactNode; readonly scenario: ReactNode };
type StagedProps = StageParts & {
  readonly screen: StageScreen;
  readonly open: (traits: Opened) => void;
  readonly onTimeline: () => void;
};

/** Until it has come there is no line; the screen stands without it. */
const HOLDS = (
  <Suspense fallback={null}>
    <HoldsHere />
  </Suspense>
);

/** What is to be known while both sides are put down on a board. */
const SET_UP = (
  <Suspense fallback={null}>
    <SetUpHere scenario={<ScenarioHere />} />
  </Suspense>
);

const enemyOf = part((app): EnemyDesk => ({
  activate: async (operative) =>
    (await import('../../../features/enemy-turn/activateEnemy.ts')).activateEnemy(app, operative),
  panel: <EnemyOffer />,
  targets: <EnemyAtTable />,
}));

/** The first enemy that is due without a tap is activated as by one; not where an undo has come back to it. */
function useFirstEnemy(): void {
  const { activate } = enemyOf(useApp());
  const isDue = useGame((game) => {
    const battle = killTeamIn(game.battle);
    return battle !== null && battle.redoes === null && battle.view.firstEnemyDue;
  });
  useEffect(() => {
    if (isDue) void activate(null);
  }, [isDue, activate]);
}

function Staged({ screen, open, onTimeline, ...asked }: StagedProps) {
  const enemy = enemyOf(useApp());
  const onTraits = (of: string | null) => open({ of });
  switch (screen) {
    case 'attack':
      return (
        <BelowTop value={HOLDS}>
          <AttackScreen {...asked} onTraits={onTraits} />
        </BelowTop>
      );
    case 'turningPoint':
      return <TurningPointScreen {...asked} told={<LastResult />} onTraits={() => open({ of: null })} />;
    case 'strategy':
      return <StrategyScreen top={<BattleTop />} orders={<OrdersHere />} />;
    case 'enemyTurn':
      return (
        <BelowTop value={HOLDS}>
          <EnemyTurnScreen onTimeline={onTimeline} />
        </BelowTop>
      );
    case 'setUp':
      return <SetUpScreen table={<TableSetUp />} orders={<OrdersHere />} />;
    case 'secret':
      return <RevealScreen />;
    case 'score':
      return <ScoreScreen />;
    case 'battle':
      return <BattleScreen {...asked} told={<LastResult />} onTraits={onTraits} enemy={enemy} setUp={SET_UP} />;
  }
}

const DICE_KEY = <KillTeamDiceKey />;

/** The table: the screen that fits what is going on, with the dice tray and its bar while something is asked. */
export function BattleStage({ onTimeline }: { readonly onTimeline: () => void }) {
  useWakeLock();
  useTableScale();
  useFirstEnemy();
  const screen = useGame((game) => {
    const battle = killTeamIn(game.battle);
    return battle === null ? null : screenFor(battle.state, battle.request, battle.view.parts);
  });
  const [opened, open] = useState<Opened | null>(null);
  const scored = useGame(({ battle }) => killTeamIn(battle)?.state.mission.match !== undefined);
  const facing = useGame(({ settings }) => settings.seat === 'facing');
  const asks = useGame((game) => (game.battle?.request ?? null) !== null);
  // The table is on screen: now the rest may come, so that nobody waits for it later.
  useEffect(() => fetchSoon(STAGES), []);
  if (screen === null) return null;
  const staged = (
    <Staged
      screen={screen}
      open={open}
      onTimeline={onTimeline}
      scenario={<ScenarioHere />}
      tray={asks ? <DiceTray /> : null}
      bar={asks ? <TrayBar onTimeline={onTimeline} /> : null}
    />
  );
  return (
    <Suspense fallback={<LoadingScreen />}>
      <WithDice opener={DICE_KEY} Sheet={KillTeamDice}>
        {scored ? <WithPoints>{staged}</WithPoints> : staged}
      </WithDice>
      <Suspense fallback={null}>{facing && <SeatTurn />}</Suspense>
      <Suspense fallback={null}>
        {opened !== null && <TraitsSheet operative={opened.of} onClose={() => open(null)} />}
      </Suspense>
    </Suspense>
  );
}
