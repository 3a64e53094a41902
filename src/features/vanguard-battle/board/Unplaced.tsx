import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { SideView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { colourIn, modelName } from '../../../scene/vanguardLook.ts';
import { WaitingRow } from '../../../ui/board/WaitingRow.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';

/** Those of a side that are on the table and have no place on its board, in a row along it: a tap takes one in hand. */
export function Unplaced({ board, side }: { readonly board: BattleBoard; readonly side: SideView }) {
  const { scene, pick, setPick } = useDesk();
  const { put } = useWords('board');
  const held = pick?.kind === 'put' ? pick.model : null;
  const all = side.models.filter(
    ({ id, status }) => status !== 'out' && status !== 'waiting' && board.places[id] === undefined,
  );
  return (
    <WaitingRow
      waiting={all.map(({ id }) => {
        const name = modelName(scene, id);
        return { id, side: colourIn(scene.view, side.id), name, label: put.waits(name), inHand: held === id };
      })}
      rest={null}
      onHold={(id, on) => setPick(on ? { kind: 'put', model: id } : null)}
    />
  );
}
