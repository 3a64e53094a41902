import { useEffect, useEffectEvent } from 'react';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { layKey } from '../../../forms/board/layKey.ts';
import { ontoBoard, spotAt } from '../../../forms/board/spotAt.ts';
import { useBoardLook } from '../../../state/battle/boardLook.ts';
import { arrowStep, isForBoard, isGo } from '../../../ui/board/arrowStep.ts';
import type { Turn } from '../../../ui/board/frame.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import { useWords } from '../../../words/useWords.ts';
import { type Desk, useDesk, type WayPicked } from '../desk.ts';
import { measuredSpot, pointAt } from '../../../forms/board/measure/measuring.ts';
import { placeAll } from '../view/placedInTurn.ts';
import { addCorner, shiftEnd, takeCorner } from './drawing.ts';
import { makeWay } from './makeWay.ts';
import { laysIn } from './objectives.ts';
import { isRestNext, putDown, putFrom } from './putDown.ts';
import type { MeasuringHand } from './useMeasuring.ts';
import type { WayChosen } from './useWay.ts';

type Hears = (event: KeyboardEvent) => boolean;

/** Arrows shift the end of the move in hand, Space and Enter make it. A charge ends by itself. */
function useWayKeys({ board }: OnBoardView, chosen: WayChosen | null, turn: Turn): Hears {
  const desk = useDesk();
  return (event) => {
    if (chosen === null) return false;
    const { model, pick, way } = chosen;
    const end = way?.points.at(-1) ?? board.places[model];
    const isFixed = pick.action === 'charge' && pick.drawn === undefined;
    const spot = isFixed || end === undefined ? null : arrowStep(event, turn, spotAt(end));
    if (isGo(event)) makeWay(desk, chosen);
    else if (spot !== null) shiftEnd(desk, pick, spot);
    else return end !== undefined && cornerKey(event, desk, pick, spotAt(end));
    return true;
  };
}

/** A full stop draws the way: a corner stays where its end is, and arrows go on from there; Backspace takes the last one back. */
function cornerKey({ key }: KeyboardEvent, desk: Desk, pick: WayPicked, end: Spot): boolean {
  const isTaken = key === 'Backspace' && pick.drawn !== undefined;
  if (key === '.') addCorner(desk, pick, end);
  else if (isTaken) takeCorner(desk, pick);
  return key === '.' || isTaken;
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
    else if (spot !== null) desk.setPick({ ...pick, spot: ontoBoard(onBoard.board.map, spot) });
    else return false;
    return true;
  };
}

/** The keys of an objective in hand. */
function useLayKeys({ board }: OnBoardView, turn: Turn): Hears {
  const desk = useDesk();
  return (event) => desk.pick?.kind === 'lay' && layKey(event, laysIn(desk), { laying: desk.pick, board, turn });
}

/** Space and Enter put down all who wait, where that is the next thing. */
function useRestKey(): Hears {
  const desk = useDesk();
  return (event) => {
    if (!isGo(event) || !isRestNext(desk)) return false;
    placeAll(desk);
    return true;
  };
}

/** The letter of measuring begins and leaves it; arrows shift the place that is measured to, Escape leaves it. */
function useMeasureKeys({ board }: OnBoardView, { measuring, measure, swap }: MeasuringHand, turn: Turn): Hears {
  const { measure: words } = useWords('board');
  return (event) => {
    const isKey = event.key.toLowerCase() === words.key.toLowerCase() && !event.altKey;
    if (isKey) swap();
    if (isKey || measuring === null) return isKey;
    const spot = arrowStep(event, turn, measuredSpot(board, measuring));
    if (event.key === 'Escape') measure(null);
    else if (spot !== null) measure({ ...measuring, to: pointAt(board, ontoBoard(board.map, spot)) });
    else return false;
    return true;
  };
}

type Keys = {
  readonly onBoard: OnBoardView;
  readonly hand: MeasuringHand;
  readonly chosen: WayChosen | null;
  readonly turn: Turn;
  /** The board is shown and the battle asks nothing. */
  readonly isFree: boolean;
};

/** The keys of a battle of war bands with a board, before those of the table: V between board and cards, those of what is in hand. */
export function useBandKeys({ onBoard, chosen, turn, hand, isFree }: Keys): void {
  const { key } = useWords('board');
  const desk = useDesk();
  const { look, show } = useBoardLook();
  const ofMeasure = useMeasureKeys(onBoard, hand, turn);
  const ofWay = useWayKeys(onBoard, chosen, turn);
  const ofPut = usePutKeys(onBoard, turn);
  const ofLay = useLayKeys(onBoard, turn);
  const ofRest = useRestKey();
  const ofSwap: Hears = (event) => {
    const isSwap = event.key.toLowerCase() === key.toLowerCase() && !event.altKey;
    if (isSwap) show(look === 'board' ? 'cards' : 'board');
    // Nobody is put down on cards.
    if (isSwap && desk.pick?.kind === 'put') desk.setPick(null);
    return isSwap;
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isForBoard(event)) return;
    const heard = isFree ? [ofSwap, ofMeasure, ofWay, ofPut, ofLay, ofRest] : [ofSwap];
    if (heard.some((hears) => hears(event))) event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', heard, true);
    return () => document.removeEventListener('keydown', heard, true);
  }, []);
}
