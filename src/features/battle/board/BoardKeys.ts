import { useEffect, useEffectEvent } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { isPuttingDown } from '../view/puttingDown.ts';
import { actionViews } from '../view/actionsView.ts';
import { isMove } from '../view/moves.ts';
import { arrowStep, isForBoard, isGo, upOf } from '../../../ui/board/arrowStep.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import type { Turn } from '../../../ui/board/frame.ts';
import { useWords } from '../../../words/useWords.ts';
import { attackTarget } from '../acts.ts';
import { useDesk } from '../desk.ts';
import { addCorner, shiftEnd, takeCorner } from './drawing.ts';
import { type BoardHand, useHand } from './hand.ts';
import { useMeasureSwap } from './MeasureKey.tsx';
import { measuredSpot, pointAt } from '../../../forms/board/measure/measuring.ts';
import { layKey } from '../../../forms/board/layKey.ts';
import { laysIn } from './layMarker.ts';
import { isRestNext, restOf, sidesOf } from './setUp.ts';
import { useMakeMove } from './useMakeMove.ts';
import { ontoBoard, spotAt } from '../../../forms/board/spotAt.ts';
import type { AimChosen } from './useAim.ts';
import type { MoveChosen } from './useMove.ts';

/** The keys of a move: arrows shift its end, Space and Enter make it, Escape leaves it. */
function useMoveKeys(move: MoveChosen | null, turn: Turn): (event: KeyboardEvent) => boolean {
  const hand = useHand();
  const make = useMakeMove(move);
  return (event) => {
    if (move === null) return false;
    const spot = arrowStep(event, turn, spotAt(move.way?.points.at(-1) ?? move.from));
    if (event.key === 'Escape') hand.start(null);
    else if (isGo(event)) make();
    else if (spot !== null) shiftEnd(hand, spot);
    else return cornerKey(event, hand, spotAt(move.way?.points.at(-1) ?? move.from));
    return true;
  };
}

/** A full stop draws the way: a corner stays where its end is, and arrows go on from there; Backspace takes the last one back. */
function cornerKey({ key }: KeyboardEvent, hand: BoardHand, end: Spot): boolean {
  if (key === '.') addCorner(hand, end);
  else if (key === 'Backspace') takeCorner(hand);
  return key === '.' || key === 'Backspace';
}

/** Those that can be shot, from the one that is chosen on. */
function inTurn({ targets, chosen }: AimChosen): readonly string[] {
  const ids = targets.filter(({ problem }) => problem === null).map(({ enemy }) => enemy.id);
  const at = Math.max(0, ids.indexOf(chosen?.enemy.id ?? ''));
  return [...ids.slice(at), ...ids.slice(0, at)];
}

/** The keys of a shot: up and down choose the target, Space and Enter shoot. */
function useAimKeys(aim: AimChosen | null): (event: KeyboardEvent) => boolean {
  const desk = useDesk();
  const hand = useHand();
  return (event) => {
    if (aim === null) return false;
    const ids = inTurn(aim);
    const up = upOf(event);
    const target = isGo(event) ? ids[0] : up === 0 ? undefined : ids.at(up < 0 ? 1 % ids.length : -1);
    if (target === undefined) return false;
    if (isGo(event)) attackTarget(desk, aim.pick, target);
    else hand.start({ kind: 'aim', target });
    return true;
  };
}

/** The keys of measuring: arrows shift the place that is measured to, Escape leaves it. */
function useMeasureKeys(board: BattleBoard | null, turn: Turn): (event: KeyboardEvent) => boolean {
  const hand = useHand();
  return (event) => {
    const { doing } = hand;
    if (board === null || doing?.kind !== 'measure') return false;
    const spot = arrowStep(event, turn, measuredSpot(board, doing));
    if (event.key === 'Escape') hand.start(null);
    else if (spot !== null) hand.start({ ...doing, to: pointAt(board, ontoBoard(board.map, spot)) });
    else return false;
    return true;
  };
}

/** The keys of a marker in hand. */
function useLayKeys(board: BattleBoard | null, turn: Turn): (event: KeyboardEvent) => boolean {
  const desk = useDesk();
  const hand = useHand();
  return (event) => {
    const { doing } = hand;
    if (board === null || doing?.kind !== 'lay') return false;
    return layKey(event, laysIn({ desk, hand }), { laying: doing, board, turn });
  };
}

/** Escape lays down what is in hand; the letter of a move begins it on the board, where who acts has a place. */
function useActKeys(board: BattleBoard | null): (event: KeyboardEvent) => boolean {
  const desk = useDesk();
  const hand = useHand();
  return (event) => {
    const { actor, pick, scene } = desk;
    if (board !== null && event.key === 'Escape' && hand.doing !== null) {
      hand.start(null);
      return true;
    }
    if (board === null || actor === null || pick !== null || board.places[actor.id] === undefined) return false;
    const { words, look, view } = scene;
    const meant = actionViews({ words, look, view, operative: actor }).find(
      ({ key, reason }) => reason === null && key.toLowerCase() === event.key.toLowerCase(),
    );
    if (meant === undefined || !isMove(meant.id)) return false;
    hand.start({ kind: 'move', action: meant.id, spot: null });
    return true;
  };
}

/** Space and Enter set up those who wait, or begin the battle in which all stand, where that is the next thing. */
function useRestKey(board: BattleBoard | null): (event: KeyboardEvent) => boolean {
  const desk = useDesk();
  const hand = useHand();
  const words = useWords('board');
  return (event) => {
    if (board === null || !isGo(event)) return false;
    const isNext = isRestNext(desk, board);
    if (isNext) void restOf({ desk, hand, board }, sidesOf(desk), words);
    return isNext || (isPuttingDown(desk.scene) && desk.act({ type: 'startBattle' }));
  };
}

const is = ({ key, altKey }: KeyboardEvent, letter: string): boolean =>
  key.toLowerCase() === letter.toLowerCase() && !altKey;

/** The keys to the cards and back, and to measuring and back. */
function useSwapKeys(board: BattleBoard | null, swap: () => void): (event: KeyboardEvent) => boolean {
  const { key, measure } = useWords('board');
  const measureSwap = useMeasureSwap(board);
  return (event) => {
    const isMeasure = board !== null && is(event, measure.key);
    if (is(event, key)) swap();
    else if (isMeasure) measureSwap();
    return is(event, key) || isMeasure;
  };
}

type Keys = {
  readonly swap: () => void;
  readonly move: MoveChosen | null;
  readonly aim: AimChosen | null;
  readonly turn: Turn;
  /** Null: the cards are shown. */
  readonly board: BattleBoard | null;
};

/** The keys of a battle with a board, before those of the table; draws nothing. */
export function BoardKeys({ swap, move, aim, turn, board }: Keys): null {
  const ofSwaps = useSwapKeys(board, swap);
  const ofMeasure = useMeasureKeys(board, turn);
  const ofLay = useLayKeys(board, turn);
  const ofMove = useMoveKeys(move, turn);
  const ofAim = useAimKeys(aim);
  const ofActs = useActKeys(board);
  const ofRest = useRestKey(board);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isForBoard(event)) return;
    const heard = [ofSwaps, ofMeasure, ofLay, ofMove, ofAim, ofActs, ofRest].some((hears) => hears(event));
    if (heard) event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', heard, true);
    return () => document.removeEventListener('keydown', heard, true);
  }, []);
  return null;
}
