import { useEffect, useEffectEvent } from 'react';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { useBoardLook } from '../../../state/battle/boardLook.ts';
import { arrowStep, isForBoard, isGo } from '../../../ui/board/arrowStep.ts';
import type { Turn } from '../../../ui/board/frame.ts';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { makeWay } from './makeWay.ts';
import { putDown, putFrom } from './putDown.ts';
import type { WayChosen } from './useWay.ts';

type Hears = (event: KeyboardEvent) => boolean;

/** Arrows shift the end of the move in hand, Space and Enter make it. A charge ends by itself. */
function useWayKeys({ board }: OnBoardView, chosen: WayChosen | null, turn: Turn): Hears {
  const desk = useDesk();
  return (event) => {
    if (chosen === null) return false;
    const { model, pick, way } = chosen;
    const end = way?.points.at(-1) ?? board.places[model];
    const spot = pick.action === 'charge' || end === undefined ? null : arrowStep(event, turn, spotAt(end));
    if (isGo(event)) makeWay(desk, chosen);
    else if (spot !== null) desk.setPick({ ...pick, spot });
    else return false;
    return true;
  };
}

/** Arrows shift who is put down, Space and Enter put it there. */
function usePutKeys(onBoard: OnBoardView, turn: Turn): Hears {
  const desk = useDesk();
  return (event) => {
    const { pick } = desk;
    if (pick?.kind !== 'put') return false;
    const from = putFrom(onBoard, pick);
    const spot = arrowStep(event, turn, from);
    if (isGo(event) && pick.spot !== undefined) putDown(desk, onBoard, pick.model, from);
    else if (spot !== null) desk.setPick({ ...pick, spot });
    else return false;
    return true;
  };
}

type Keys = {
  readonly onBoard: OnBoardView;
  readonly chosen: WayChosen | null;
  readonly turn: Turn;
  /** The board is shown and the battle asks nothing. */
  readonly isFree: boolean;
};

/** The keys of a battle of war bands with a board, before those of the table: V between board and cards, those of what is in hand. */
export function useBandKeys({ onBoard, chosen, turn, isFree }: Keys): void {
  const { key } = useWords('board');
  const desk = useDesk();
  const { look, show } = useBoardLook();
  const ofWay = useWayKeys(onBoard, chosen, turn);
  const ofPut = usePutKeys(onBoard, turn);
  const ofSwap: Hears = (event) => {
    const isSwap = event.key.toLowerCase() === key.toLowerCase() && !event.altKey;
    if (isSwap) show(look === 'board' ? 'cards' : 'board');
    // Nobody is put down on cards.
    if (isSwap && desk.pick?.kind === 'put') desk.setPick(null);
    return isSwap;
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isForBoard(event)) return;
    if (ofSwap(event) || (isFree && (ofWay(event) || ofPut(event)))) event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', heard, true);
    return () => document.removeEventListener('keydown', heard, true);
  }, []);
}
