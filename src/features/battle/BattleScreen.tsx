import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { type OpenBattle, useGame } from '../../state/store.ts';
import { BattleLayout } from '../../ui/BattleLayout.tsx';
import { type Desk, DeskContext } from './desk.ts';
import { Bar } from './parts/Bar.tsx';
import { Notices } from './parts/Notices.tsx';
import { Panel } from './parts/Panel.tsx';
import { RecentLog } from './parts/RecentLog.tsx';
import { Head, SideCards, sideName } from './parts/Sides.tsx';
import { Strip } from './parts/Strip.tsx';
import { TableMode } from './parts/TableMode.tsx';
import { useBattleDesk } from './useBattleDesk.ts';
import { useBattleScreenKeys } from './useBattleScreenKeys.ts';
import { useMedia, WIDE } from './useMedia.ts';

const fetchSheets = async () => ({ default: (await import('./sheets/Sheets.tsx')).Sheets });
const Sheets = lazy(fetchSheets);

type Trays = {
  /** What the battle asks, in place of the acting panel; null: nothing. */
  readonly tray: ReactNode | null;
  /** The bar that goes with it; default: the battle's own, quiet. */
  readonly bar?: ReactNode;
};

function Table({ desk, tray, bar }: Trays & { readonly desk: Desk }) {
  const { words, actor, sideShown, showSide } = desk;
  const thumbSide = useGame((game) => game.settings.thumbSide);
  const wide = useMedia(WIDE);
  return (
    <BattleLayout
      label={words.battle.title}
      strip={<Strip />}
      left={{
        label: sideName(desk, 'retinue'),
        head: <Head side="retinue" />,
        cards: <SideCards side="retinue" />,
      }}
      right={{ label: sideName(desk, 'enemy'), head: <Head side="enemy" />, cards: <SideCards side="enemy" /> }}
      panel={tray ?? <Panel />}
      panelLabel={words.battle.panelLabel}
      {...(wide && { log: <RecentLog /> })}
      bar={tray === null ? <Bar /> : (bar ?? <Bar />)}
      toast={desk.notice === null ? null : <Notices />}
      thumbSide={thumbSide}
      actingKey={actor?.id ?? null}
      sideShown={sideShown}
      onSwitch={showSide}
      switchLabel={words.battle.switchSide}
    />
  );
}

function Battle({ battle, ...trays }: Trays & { readonly battle: OpenBattle }) {
  const desk = useBattleDesk(battle);
  const tableMode = useGame((game) => game.settings.tableMode);
  useBattleScreenKeys(desk);
  // The table is on screen: what lies over it may come now.
  useEffect(() => void fetchSheets(), []);
  return (
    <DeskContext value={desk}>
      {tableMode ? <TableMode {...trays} /> : <Table desk={desk} {...trays} />}
      {desk.sheet !== null && (
        <Suspense fallback={null}>
          <Sheets />
        </Suspense>
      )}
    </DeskContext>
  );
}

/** The firefight: both sides, who acts and what it can do, the one next thing. Nothing without an open battle. */
export function BattleScreen(trays: Trays) {
  const battle = useGame((game) => game.battle);
  return battle === null ? null : <Battle battle={battle} {...trays} />;
}
