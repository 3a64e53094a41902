import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { sideName } from '../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { useGame } from '../../state/base/useApp.ts';
import { BattleLayout } from '../../ui/BattleLayout.tsx';
import { DeskContext, useDesk } from './desk.ts';
import { Bar } from './parts/Bar.tsx';
import { Panel } from './parts/Panel.tsx';
import { Said } from './parts/Said.tsx';
import { Head, SideCards } from './parts/Sides.tsx';
import { OnBoard } from './parts/onBoardLater.ts';
import { Strip } from './parts/Strip.tsx';
import { TableMode } from './parts/TableMode.tsx';
import { Sheets } from './sheets/Sheets.tsx';
import { useMedia, WIDE } from '../../ui/useMedia.ts';
import { useTableDesk } from './useTableDesk.ts';
import { useTableKeys } from './useTableKeys.ts';

export type TableProps = {
  /** What the battle asks, in place of the panel; null: nothing. */
  readonly tray: ReactNode | null;
  /** The bar that goes with it. */
  readonly bar: ReactNode | null;
  /** The last lines of the log, where there is width for them. */
  readonly log?: ReactNode;
};

function Table({ tray, bar, log }: TableProps) {
  const scene = useVanguardScene();
  const { notice, pick, sideShown, showSide } = useDesk();
  const wide = useMedia(WIDE);
  const { view, words } = scene;
  const [left, right] = view.sides;
  const cards: ComponentProps<typeof BattleLayout> = {
    label: words.table.title,
    strip: <Strip />,
    left: {
      label: sideName(scene, left.id),
      head: <Head side={left} />,
      cards: <SideCards side={left} />,
      count: left.models.length,
    },
    right: {
      label: sideName(scene, right.id),
      head: <Head side={right} />,
      cards: <SideCards side={right} />,
      count: right.models.length,
    },
    panel: tray ?? <Panel />,
    panelLabel: words.table.panel,
    ...(wide && log !== undefined && { log }),
    bar: bar ?? <Bar />,
    toast: tray === null && notice !== null && (pick === null || notice.more === null) ? <Said /> : null,
    actingKey: view.actor?.model.id ?? null,
    sideShown,
    onSwitch: showSide,
    switchLabel: words.table.side,
  };
  if (view.onBoard === null) return <BattleLayout {...cards} />;
  return (
    <Suspense fallback={<BattleLayout {...cards} />}>
      <OnBoard onBoard={view.onBoard} cards={cards} tray={tray} />
    </Suspense>
  );
}

/** The table of a battle in rounds: both sides, who acts and what it can do, the one next thing. */
export function TableScreen(props: TableProps) {
  const desk = useTableDesk();
  const tableMode = useGame((game) => game.settings.tableMode);
  useTableKeys(desk, props.tray !== null);
  return (
    <DeskContext value={desk}>
      {tableMode ? <TableMode tray={props.tray} bar={props.bar} /> : <Table {...props} />}
      {desk.sheet !== null && <Sheets sheet={desk.sheet} />}
    </DeskContext>
  );
}
