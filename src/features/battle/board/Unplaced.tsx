import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Side } from '../../../engine/core/ids.ts';
import { useTable } from '../../../scene/useScene.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import { WaitingRow } from '../../../ui/board/WaitingRow.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { unplaced } from './boardTokens.ts';
import { useHand } from './hand.ts';
import { inHand } from './useBoardTaps.ts';
import { isSetUp, restOf } from './setUp.ts';

/** Those of a side that have no place, in a row along the board. */
export function Unplaced({ board, side }: { readonly board: BattleBoard; readonly side: Side }) {
  const desk = useDesk();
  const hand = useHand();
  const scene = useTable();
  const words = useWords('board');
  const { put } = words;
  const all = unplaced(scene, board).filter((each) => each.side === side);
  const held = inHand(desk, hand, board);
  // A tap on whom nobody took means that one, and puts nobody away.
  const isNext = hand.doing?.kind === 'put' && hand.doing.next === true;
  return (
    <WaitingRow
      waiting={all.map(({ id }) => {
        const name = scene.look.name(id);
        return { id, side: colourOf(scene.state, side), name, label: put.waits(name), inHand: held === id };
      })}
      rest={
        isSetUp(scene)
          ? {
              text: put.rest,
              label: put.restOf(scene.look.side(side)),
              onPress: () => void restOf({ desk, hand, board }, [side], words),
            }
          : null
      }
      onHold={(id, on) => hand.start(on || isNext ? { kind: 'put', operative: id } : null)}
    />
  );
}
