import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { useBoardLook } from '../../../state/battle/boardLook.ts';
import { BattleLayout } from '../../../ui/BattleLayout.tsx';
import { BoardLayout } from '../../../ui/board/BoardLayout.tsx';
import { SwapKey } from '../../../ui/board/MiniCard.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { useMedia, WIDE } from '../useMedia.ts';
import { BandMap } from './BandMap.tsx';
import { Dock } from './Dock.tsx';
import { makeWay } from './makeWay.ts';
import styles from '../../../ui/board/CardsPanel.module.css';
import { Unplaced } from './Unplaced.tsx';
import { useWay, type WayChosen } from './useWay.ts';
import { BoardBar } from './WayBar.tsx';

type OnBoardProps = {
  readonly onBoard: OnBoardView;
  /** The same battle as cards. */
  readonly cards: ComponentProps<typeof BattleLayout>;
  /** What the battle asks; null: nothing. */
  readonly tray: ReactNode | null;
};

/** The key between the board and the cards. */
function Swap({ to }: { readonly to: 'board' | 'cards' }) {
  const words = useWords('board');
  const { show } = useBoardLook();
  return (
    <SwapKey
      to={to}
      alone
      word={to === 'board' ? words.name : words.cards}
      label={to === 'board' ? words.toBoard : words.toCards}
      keyHint={words.key}
      onPress={() => show(to)}
    />
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, button, dialog') !== null;

/** V between board and cards; Space makes the move in hand. */
function useKeys(chosen: WayChosen | null): void {
  const desk = useDesk();
  const { key } = useWords('board');
  const { look, show } = useBoardLook();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key.toLowerCase() === key.toLowerCase()) show(look === 'board' ? 'cards' : 'board');
    else if (event.key === ' ' && chosen !== null) makeWay(desk, chosen);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', heard, true);
    return () => document.removeEventListener('keydown', heard, true);
  }, []);
}

const Keyed = ({ to, children }: { readonly to: 'board' | 'cards'; readonly children: ReactNode }) => (
  <div className={styles.keyed}>
    {children}
    <div className={styles.key}>
      <Swap to={to} />
    </div>
  </div>
);

function AsBoard({ onBoard, cards, tray, chosen }: OnBoardProps & { readonly chosen: WayChosen | null }) {
  const wide = useMedia(WIDE);
  const { turned } = useBoardLook();
  const { request, view } = useVanguardScene();
  const going = tray === null ? chosen : null;
  // Whoever has no place waits until the move in hand is made: the map is what counts then.
  const waits = tray === null && going === null;
  const [left, right] = view.sides;
  return (
    <BoardLayout
      label={cards.label}
      strip={cards.strip}
      above={waits && <Unplaced board={onBoard.board} side={right} />}
      below={waits && <Unplaced board={onBoard.board} side={left} />}
      map={<BandMap onBoard={onBoard} turned={turned} chosen={going} isFree={tray === null} />}
      dock={
        tray ?? (
          <Keyed to="cards">
            <Dock chosen={going} />
          </Keyed>
        )
      }
      dockLabel={cards.panelLabel}
      asks={tray !== null && request !== null}
      toast={cards.toast}
      bar={tray === null ? <BoardBar chosen={chosen} usual={cards.bar} /> : cards.bar}
      columns={wide ? [cards.left, cards.right] : undefined}
    />
  );
}

/** A battle of war bands with a board: the board, or its cards, as this device was left. */
export function OnBoard(props: OnBoardProps) {
  const { look } = useBoardLook();
  const { pick } = useDesk();
  const { view } = useVanguardScene();
  const chosen = useWay(view, props.onBoard, pick);
  useKeys(look === 'board' && props.tray === null ? chosen : null);
  if (look === 'board') return <AsBoard {...props} chosen={chosen} />;
  return <BattleLayout {...props.cards} panel={<Keyed to="board">{props.cards.panel}</Keyed>} />;
}
