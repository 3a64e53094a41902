import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { doorOn } from '../../../engine/board/doors.ts';
import { pieceName } from '../../../forms/board/doorsShown.ts';
import { useScene } from '../../../scene/useScene.ts';
import { KeyButton } from '../../../ui/KeyButton.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { actCommand } from '../view/planAction.ts';
import { useHand } from './hand.ts';
import type { MoveChosen } from './useMove.ts';

type HatchProps = { readonly chosen: MoveChosen; readonly board: BattleBoard };

/** The doors at the end of a way that can be operated in the middle of the move: it goes there, and then on. */
export function HatchOnWay({ chosen: { actor, action, way, held }, board }: HatchProps) {
  const { view } = useScene();
  const { act } = useDesk();
  const hand = useHand();
  const { move } = useWords('board');
  const { byName } = useWords('killzones').content;
  if (held || way === null || way.fault !== null) return null;
  const path = way.points;
  return view.actions.hatchesOnWay(actor, action, path).map((hatch) => {
    const piece = doorOn(board.map, hatch);
    if (piece === null) return null;
    const go = { type: 'act', action, targets: [], weapon: null, note: null, fall: 0, path, hatch } as const;
    return (
      <KeyButton
        key={hatch}
        label={move.hatch(pieceName(piece, byName), piece.open === true)}
        detail={move.hatchHint}
        onPress={() => {
          if (act(go)) hand.start(null);
        }}
      />
    );
  });
}

/** A move that a hatch has held may end where it is. */
export function EndsHere({ chosen: { actor, action } }: Pick<HatchProps, 'chosen'>) {
  const { view } = useScene();
  const { act } = useDesk();
  const hand = useHand();
  const { move } = useWords('board');
  const { activation } = view.state;
  if (activation?.operative !== actor.id || activation.midMove?.action !== action) return null;
  if (action !== 'reposition' && action !== 'dash') return null;
  return (
    <PlainButton
      icon="next"
      tone="quiet"
      label={move.endsHere}
      onPress={() => {
        if (act(actCommand(action, {}, null))) hand.start(null);
      }}
    />
  );
}
