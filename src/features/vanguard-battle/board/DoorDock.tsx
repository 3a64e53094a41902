import { doorOn } from '../../../engine/board/doors.ts';
import { pieceName } from '../../../forms/board/doorsShown.ts';
import { AskedKeys } from '../../../ui/board/AskedKeys.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';

/** A door of the board: the table says that it is open or shut, for the book has no rule for it. */
export function DoorDock({ door, onDone }: { readonly door: string; readonly onDone: () => void }) {
  const { act, scene } = useDesk();
  const told = useWords('board').door;
  const { byName } = useWords('killzones').content;
  const { onBoard } = scene.view;
  const piece = onBoard === null ? null : doorOn(onBoard.board.map, door);
  if (piece === null) return null;
  const open = piece.open === true;
  return (
    <AskedKeys
      title={told.title(pieceName(piece, byName), open)}
      keys={[{ id: 'hand', icon: 'byHand', label: told.byHand(open), detail: told.byHandHint }]}
      cancelLabel={scene.words.common.cancel}
      onPress={() => {
        if (act({ type: 'moveDoor', door, open: !open })) onDone();
      }}
      onCancel={onDone}
    />
  );
}
