import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { doorOn } from '../../../engine/board/doors.ts';
import { pieceName } from '../../../forms/board/doorsShown.ts';
import { useScene } from '../../../scene/useScene.ts';
import { AskedKeys } from '../../../ui/board/AskedKeys.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { actCommand } from '../view/planAction.ts';
import { useHand } from './hand.ts';

/** What the action costs by which who acts can open or shut this door now; null: it cannot. */
function useHatchCost(door: string): number | null {
  const { view } = useScene();
  const { actor } = useDesk();
  if (actor === null || view.doorsNear(actor).every(({ id }) => id !== door)) return null;
  const offer = view.actions.offers(actor).find(({ action }) => action === 'operateHatch');
  return offer?.reason === null ? offer.ap : null;
}

type DoorProps = { readonly door: string; readonly board: BattleBoard };

/** A door of the board: who acts opens or shuts it by its action, or the table says that it is so. */
export function DoorDock({ door, board }: DoorProps) {
  const hand = useHand();
  const { act } = useDesk();
  const { words } = useScene();
  const told = useWords('board').door;
  const { byName } = useWords('killzones').content;
  const cost = useHatchCost(door);
  const piece = doorOn(board.map, door);
  if (piece === null) return null;
  const open = piece.open === true;
  const byAction = {
    id: 'action',
    icon: 'interact' as const,
    label: words.actions.operateHatch.full,
    detail: words.common.ap(cost ?? 0),
  };
  const byHand = { id: 'hand', icon: 'byHand' as const, label: told.byHand(open), detail: told.byHandHint };
  return (
    <AskedKeys
      title={told.title(pieceName(piece, byName), open)}
      keys={cost === null ? [byHand] : [byAction, byHand]}
      cancelLabel={words.common.cancel}
      onPress={(id) => {
        const isDone =
          id === 'hand'
            ? act({ type: 'moveDoor', door, open: !open })
            : act(actCommand('operateHatch', { note: door }, null));
        if (isDone) hand.start(null);
      }}
      onCancel={() => hand.start(null)}
    />
  );
}
