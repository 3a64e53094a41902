import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { DrawnKeys } from '../../../forms/board/DrawnKeys.tsx';
import { faultsOf } from '../../../forms/board/wayFaults.ts';
import { useScene } from '../../../scene/useScene.ts';
import { capital } from '../../../words/capital.ts';
import { reason } from '../../../words/reason.ts';
import { useWords } from '../../../words/useWords.ts';
import { takeCorner, withCorners } from './drawing.ts';
import { useHand } from './hand.ts';
import { useMakeMove } from './useMakeMove.ts';
import type { MoveChosen } from './useMove.ts';

type DrawnWayProps = { readonly chosen: MoveChosen; readonly board: BattleBoard };

/** The way drawn by hand: corner by corner, why it fails and going it anyway; straight to an end that nobody comes to. */
export function DrawnWay({ chosen, board }: DrawnWayProps) {
  const { words, look } = useScene();
  const { byName } = useWords('killzones').content;
  const hand = useHand();
  const make = useMakeMove(chosen);
  const { doing } = hand;
  if (doing?.kind !== 'move') return null;
  const { drawn, lost, slid, way, most } = chosen;
  const { spot } = doing;
  const faults = way === null ? [] : faultsOf(board, byName, way, most);
  const mayGo = way?.fault != null && way.fault.never === undefined;
  return (
    <DrawnKeys
      drawn={drawn?.length ?? null}
      fails={faults.map((each) => capital(reason(words, each, look)))}
      onDraw={(on) => hand.start(withCorners(doing, on ? { drawn: [] } : null))}
      onTake={() => takeCorner(hand)}
      onAnyway={mayGo ? () => make({ reason: words.battle.doAnywayReason }) : null}
      onStraight={(lost || slid) && spot !== null ? () => hand.start(withCorners(doing, { drawn: [spot] })) : null}
    />
  );
}
