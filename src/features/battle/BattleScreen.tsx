import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react';
import type { Side } from '../../engine/core/ids.ts';
import { useGame } from '../../state/base/useApp.ts';
import { waysOnBoards } from '../../state/battle/waysOnBoards.ts';
import { type Scene, useOpenTable, useTable } from '../../scene/useScene.ts';
import { BattleLayout } from '../../ui/BattleLayout.tsx';
import { fetchSoon } from '../../ui/fetchSoon.ts';
import { type Desk, DeskContext, useDesk } from './desk.ts';
import { Bar } from './parts/Bar.tsx';
import { LATER_PARTS, OnBoard, RecentLog, ScreenKeys, Sheets, TableMode } from './parts/laterParts.ts';
import { Panel } from './parts/Panel.tsx';
import { Said } from './parts/Said.tsx';
import { Head, SideCards, sideName, sideOf } from './parts/Sides.tsx';
import { Strip } from './parts/Strip.tsx';
import { useBattleDesk } from './useBattleDesk.ts';
import { isPuttingDown } from './view/puttingDown.ts';
import { useMedia, WIDE } from '../../ui/useMedia.ts';

type Trays = {
  /** What the battle asks, in place of the acting panel; null: nothing. */
  readonly tray: ReactNode | null;
  /** The bar that goes with it; default: the battle's own, quiet. */
  readonly bar?: ReactNode;
  /** What came of the last roll, as long as nothing else is said or asked. */
  readonly told?: ReactNode;
  /** How the scenario stands, where it has a script. */
  readonly scenario?: ReactNode;
};

/** A part that may still have to come; until then nothing is in its place. */
const Waiting = ({ part }: { readonly part: ReactNode }) => <Suspense fallback={null}>{part}</Suspense>;

const columnOf = (scene: Scene, side: Side): ComponentProps<typeof BattleLayout>['left'] => ({
  label: sideName(scene, side),
  head: <Head side={side} />,
  cards: <SideCards side={side} />,
  count: sideOf(scene, side).length,
});

function Table({ tray, bar, told, scenario }: Trays) {
  const scene = useTable();
  const { words, state, view } = scene;
  const { actor, notice, due, sideShown, showSide } = useDesk();
  const wide = useMedia(WIDE);
  const [left, right] = state.sides;
  const layout: ComponentProps<typeof BattleLayout> = {
    label: words.battle.title,
    strip: <Strip />,
    left: columnOf(scene, left.id),
    right: columnOf(scene, right.id),
    panel: (
      <>
        {state.mission.script && <Waiting part={scenario} />}
        {tray ?? <Panel />}
      </>
    ),
    panelLabel: words.battle.panelLabel,
    ...(wide && { log: <Waiting part={<RecentLog />} /> }),
    bar: tray === null ? <Bar /> : (bar ?? <Bar />),
    toast: tray === null || notice !== null || due !== null ? <Waiting part={<Said told={told} />} /> : null,
    actingKey: actor?.id ?? null,
    sideShown,
    onSwitch: showSide,
    switchLabel: words.battle.switchSide,
  };
  const cards = <BattleLayout {...layout} />;
  if (view.board === null) return cards;
  return (
    <Suspense fallback={cards}>
      <OnBoard board={view.board} cards={layout} tray={tray} />
    </Suspense>
  );
}

type ScreenProps = Trays & Pick<Desk, 'onTraits' | 'enemy' | 'setUp'>;

function Battle({ onTraits, enemy, setUp, ...trays }: ScreenProps) {
  const desk = useBattleDesk({ onTraits, enemy, setUp });
  const isPutDown = isPuttingDown(desk.scene);
  const tableMode = useGame((game) => game.settings.tableMode) && !isPutDown;
  const isOnBoard = desk.scene.view.board !== null;
  // The board is on screen: what finds ways on it may come now.
  useEffect(() => {
    if (isOnBoard) void waysOnBoards.fetch();
  }, [isOnBoard]);
  // The table is on screen: the rest may come now.
  useEffect(() => fetchSoon(LATER_PARTS), []);
  return (
    <DeskContext value={desk}>
      {tableMode ? <Waiting part={<TableMode {...trays} />} /> : <Table {...trays} />}
      <Waiting part={<ScreenKeys />} />
      {desk.sheet !== null && <Waiting part={<Sheets />} />}
    </DeskContext>
  );
}

/** The firefight: both sides, who acts and what it can do, the one next thing. Nothing without an open battle. */
export function BattleScreen(props: ScreenProps) {
  return useOpenTable() === null ? null : <Battle {...props} />;
}
