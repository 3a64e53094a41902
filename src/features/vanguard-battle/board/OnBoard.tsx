import { type ComponentProps, type ReactNode, useState } from 'react';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { useBoardLook } from '../../../state/battle/boardLook.ts';
import { BattleLayout } from '../../../ui/BattleLayout.tsx';
import { BoardLayout } from '../../../ui/board/BoardLayout.tsx';
import { turnedOn, turnFor } from '../../../ui/board/frame.ts';
import { classNames } from '../../../ui/classNames.ts';
import { SwapKey } from '../../../ui/board/MiniCard.tsx';
import { screenSize } from '../../../ui/board/useFrame.ts';
import { useWords } from '../../../words/useWords.ts';
import { TargetNotes, useDesk } from '../desk.ts';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { useBandGround } from './bandGround.ts';
import { BandMap } from './BandMap.tsx';
import { type Asked, Dock } from './Dock.tsx';
import styles from '../../../ui/board/CardsPanel.module.css';
import { targetSaid } from './targetSaid.ts';
import { Unplaced } from './Unplaced.tsx';
import { useBandKeys } from './useBandKeys.ts';
import { type MeasuringHand, useMeasuring } from './useMeasuring.ts';
import { usePlaceTold } from './usePlaceTold.ts';
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

/** What a tap on the map asks, until it is answered or the battle goes on. */
function useAsked() {
  const { pick, scene } = useDesk();
  const [kept, keep] = useState<{
    readonly asked: Asked | null;
    readonly moment: number;
    readonly pick: unknown;
  } | null>(null);
  const isNow = kept !== null && kept.moment === scene.moment && kept.pick === pick;
  return {
    asked: isNow ? kept.asked : null,
    ask: (asked: Asked | null) => keep({ asked, moment: scene.moment, pick }),
  };
}

/** A panel with the key to the other look over its head; `to` null: its head has no room for one. */
const Keyed = ({ to, children }: { readonly to: 'board' | 'cards' | null; readonly children: ReactNode }) =>
  to === null ? (
    children
  ) : (
    <div className={classNames(styles.keyed, to === 'cards' && styles.low)}>
      {children}
      <div className={styles.key}>
        <Swap to={to} />
      </div>
    </div>
  );

type AsBoardProps = OnBoardProps & { readonly chosen: WayChosen | null; readonly hand: MeasuringHand };

function AsBoard({ onBoard, cards, tray, chosen, hand }: AsBoardProps) {
  const wide = useMedia(WIDE);
  const { turned } = useBoardLook();
  const { request, view } = useVanguardScene();
  const { asked, ask } = useAsked();
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
      map={<BandMap onBoard={onBoard} turned={turned} chosen={going} isFree={tray === null} hand={hand} onAsk={ask} />}
      dock={
        tray ?? (
          <Keyed to={hand.measuring === null && going === null ? 'cards' : null}>
            <Dock chosen={going} onBoard={onBoard} hand={hand} asked={asked} onAsk={ask} />
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

/** What is said of each target beside its armour. */
function useNotes(onBoard: OnBoardView): (model: string) => string | null {
  const { scene, pick } = useDesk();
  const words = usePlaceTold();
  return (model) => {
    if (pick?.kind !== 'attack' && pick?.kind !== 'charge') return null;
    return targetSaid({ scene, act: pick.act }, onBoard, words, model);
  };
}

/** A battle of war bands with a board: the board, or its cards, as this device was left. */
export function OnBoard(props: OnBoardProps) {
  const { look, turned } = useBoardLook();
  const { pick } = useDesk();
  const { view } = useVanguardScene();
  const chosen = useWay(view, props.onBoard, pick);
  const { ground, own } = useBandGround(props.onBoard);
  const turn = turnedOn(turnFor(ground, screenSize(), own), turned);
  const hand = useMeasuring(props.onBoard);
  useBandKeys({ onBoard: props.onBoard, chosen, turn, hand, isFree: look === 'board' && props.tray === null });
  const noteOf = useNotes(props.onBoard);
  return (
    <TargetNotes value={noteOf}>
      {look === 'board' ? (
        <AsBoard {...props} chosen={chosen} hand={hand} />
      ) : (
        <BattleLayout {...props.cards} panel={<Keyed to="board">{props.cards.panel}</Keyed>} />
      )}
    </TargetNotes>
  );
}
