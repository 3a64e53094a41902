import { type ComponentProps, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { usePark, useParked } from '../../../scene/useHalfDone.ts';
import { useTable } from '../../../scene/useScene.ts';
import { useBoardLook } from '../../../state/battle/boardLook.ts';
import { BattleLayout } from '../../../ui/BattleLayout.tsx';
import { BoardLayout } from '../../../ui/board/BoardLayout.tsx';
import { groundShown, ownSideOf } from '../../../forms/board/groundShown.ts';
import { turnedOn, turnFor } from '../../../ui/board/frame.ts';
import { screenSize } from '../../../ui/board/useFrame.ts';
import { type Desk, useDesk } from '../desk.ts';
import { isPuttingDown } from '../view/puttingDown.ts';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { BattleMap } from './BattleMap.tsx';
import { Dock } from './Dock.tsx';
import { type BoardHand, type Doing, HandContext, type Level, useHand } from './hand.ts';
import styles from '../../../ui/board/CardsPanel.module.css';
import { Swap } from './Swap.tsx';
import { unplaced } from './boardTokens.ts';
import { BeginBar, BoardKeys, Here, LastLines, MoveBar, RestBar, ShotBar, Unplaced } from './laterDocks.ts';
import { barricadesLeft } from './barricades.ts';
import { isRestNext } from './setUp.ts';
import { type AimChosen, useAim } from './useAim.ts';
import { type MoveChosen, useMove } from './useMove.ts';

type Layout = ComponentProps<typeof BattleLayout>;

type OnBoardProps = {
  readonly board: BattleBoard;
  /** The same battle as cards. */
  readonly cards: Layout;
  /** What the battle asks; null: nothing. */
  readonly tray: ReactNode | null;
};

interface Kept {
  readonly doing: Doing | null;
  readonly moment: string;
}

/** Nothing has been taken in hand, nor put aside. */
const NEVER: Kept = { doing: null, moment: '' };

/** What a finger still drags is not kept: it is written with every step. */
const isDragged = ({ doing }: Kept): boolean =>
  ((doing?.kind === 'move' || doing?.kind === 'lay') && doing.held === true) ||
  (doing?.kind === 'put' && doing.spot !== undefined);

/** The rest of a move that a hatch has held is in hand by itself. */
const restOf = ({ activation, interrupt }: BattleState, actor: string | undefined): Doing | null =>
  interrupt === null && activation?.midMove !== undefined && activation.operative === actor
    ? { kind: 'move', action: activation.midMove.action, spot: null }
    : null;

/** What is in hand, until somebody else acts; there again on the next page. */
function useBoardHand(): BoardHand {
  const { scene, actor } = useDesk();
  const { state } = scene;
  const { turningPoint, activations, actions } = state;
  const rest = useMemo(() => restOf(state, actor?.id), [state, actor?.id]);
  const moment = [turningPoint, activations, actions, actor?.id ?? ''].join('.');
  const parked = useParked('boardHand') as Kept | null;
  const [kept, keep] = useState<Kept>(parked ?? NEVER);
  usePark('boardHand', kept === NEVER || isDragged(kept) ? null : kept);
  const [level, setLevel] = useState<Level>('top');
  return useMemo(() => {
    const isNow = kept.moment === moment;
    return {
      doing: isNow ? kept.doing : rest,
      start: (doing) => keep({ doing, moment }),
      level,
      setLevel,
      later: isNow && kept.doing === null,
    };
  }, [kept, moment, level, rest]);
}

function AsCards({ cards }: Pick<OnBoardProps, 'cards'>) {
  const { show } = useBoardLook();
  const { actor } = useDesk();
  return (
    <>
      <Suspense fallback={null}>
        <BoardKeys swap={() => show('board')} move={null} aim={null} turn={0} board={null} />
      </Suspense>
      <BattleLayout
        {...cards}
        panel={
          <div className={styles.keyed}>
            {cards.panel}
            <div className={styles.key} data-alone={actor === null ? '' : undefined}>
              <Swap to="board" alone={actor === null} />
            </div>
          </div>
        }
      />
    </>
  );
}

/** Whoever has a place on the board that is shown moves on it, from wherever its act is begun. */
function useWalking(board: BattleBoard): void {
  const { actor, walkOn } = useDesk();
  const { start } = useHand();
  const stands = actor !== null && board.places[actor.id] !== undefined;
  useEffect(() => {
    walkOn((action) => {
      if (stands) start({ kind: 'move', action, spot: null });
      return stands;
    });
    return () => walkOn(null);
  }, [walkOn, start, stands]);
}

/** The bar of what is being chosen on the board; null: nothing is. */
function barOf(board: BattleBoard, move: MoveChosen | null, aim: AimChosen | null): ReactNode | null {
  if (move !== null) return <MoveBar chosen={move} board={board} />;
  return aim === null ? null : <ShotBar aim={aim} />;
}

/** The bar that sets up those who wait, or begins the battle in which all stand; null: neither is next. */
function setUpBar(desk: Desk, board: BattleBoard): ReactNode | null {
  if (isRestNext(desk, board)) return <RestBar board={board} />;
  return isPuttingDown(desk.scene) ? <BeginBar /> : null;
}

/** What stands about the map stays while a drag that began a move lasts: the map does not move under the finger. */
const askedOf = (move: MoveChosen | null): MoveChosen | null =>
  move !== null && move.held && move.dragged ? null : move;

const Foot = ({ part }: { readonly part: ReactNode }) => <Suspense fallback={null}>{part}</Suspense>;

const Waiting = (props: ComponentProps<typeof Unplaced>) => (
  <Suspense fallback={null}>
    <Unplaced {...props} />
  </Suspense>
);

/** Both sides, with what is so of who acts below the one and what was done last below the other. */
function columnsOf({ left, right }: Layout, board: BattleBoard, actor: Operative | null) {
  const stands = actor !== null && board.places[actor.id] !== undefined;
  return [
    { ...left, ...(stands && { foot: <Foot part={<Here board={board} actor={actor} />} /> }) },
    { ...right, foot: <Foot part={<LastLines />} /> },
  ] as const;
}

function AsBoard({ board, cards, tray }: OnBoardProps) {
  const { state } = useTable();
  const desk = useDesk();
  useWalking(board);
  const wide = useMedia(WIDE);
  const { show, turned } = useBoardLook();
  const move = useMove(board);
  const aim = useAim(board);
  const ground = groundShown(board.map);
  const turn = turnedOn(turnFor(ground, screenSize(), ownSideOf(ground)), turned);
  const swap = () => show('cards');
  const inHand = tray === null ? { move, aim, board } : { move: null, aim: null, board: null };
  const [left, right] = state.sides;
  const rest = setUpBar(desk, board);
  const chosen = barOf(board, move, aim) ?? rest;
  const asked = askedOf(move);
  // Whoever still has no place waits until what has been begun is done: the map is what counts then.
  const mayWait = tray === null && barOf(board, asked, aim) === null;
  const waiting = mayWait
    ? [...unplaced(desk.scene, board), ...barricadesLeft(desk.scene)].map(({ side }) => side)
    : [];
  return (
    <>
      <Suspense fallback={null}>
        <BoardKeys swap={swap} turn={turn} {...inHand} />
      </Suspense>
      <BoardLayout
        label={cards.label}
        strip={cards.strip}
        map={<BattleMap board={board} turned={turned} move={inHand.move} aim={inHand.aim} />}
        above={waiting.includes(right.id) && <Waiting board={board} side={right.id} />}
        below={waiting.includes(left.id) && <Waiting board={board} side={left.id} />}
        dock={tray ?? <Dock board={board} move={asked} aim={aim} />}
        dockLabel={cards.panelLabel}
        asks={tray !== null}
        toast={cards.toast}
        bar={tray === null && chosen !== null ? <Suspense fallback={cards.bar}>{chosen}</Suspense> : cards.bar}
        columns={wide ? columnsOf(cards, board, desk.actor) : undefined}
      />
    </>
  );
}

/** A battle with a board: the board, or its cards, as this device was left. */
export function OnBoard(props: OnBoardProps) {
  const { look } = useBoardLook();
  const hand = useBoardHand();
  const { scene } = useDesk();
  return (
    <HandContext value={hand}>
      {look === 'board' || isPuttingDown(scene) ? <AsBoard {...props} /> : <AsCards cards={props.cards} />}
    </HandContext>
  );
}
