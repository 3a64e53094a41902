import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Side } from '../../../engine/core/ids.ts';
import { useTable } from '../../../scene/useScene.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import { WaitingRow } from '../../../ui/board/WaitingRow.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { unplaced } from './boardTokens.ts';
import { useHand } from './hand.ts';
import { barricadesLeft, layingOf } from './barricades.ts';
import { inHand } from './useBoardTaps.ts';
import { isSetUp, restOf } from './setUp.ts';

/** Those of a side that have no place, its barricades first, in a row along the board. */
export function Unplaced({ board, side }: { readonly board: BattleBoard; readonly side: Side }) {
  const desk = useDesk();
  const hand = useHand();
  const scene = useTable();
  const words = useWords('board');
  const { put } = words;
  const all = unplaced(scene, board).filter((each) => each.side === side);
  const held = inHand(desk, hand, board);
  const told = useWords('barricades');
  const barricades = barricadesLeft(scene).filter((each) => each.side === side);
  const laid = hand.doing?.kind === 'lay' ? hand.doing.marker : null;
  const hold = (id: string, on: boolean): void => {
    const barricade = barricades.find((each) => each.id === id);
    if (barricade !== undefined) hand.start(on ? layingOf(barricade) : null);
    else hand.start(on || isNext ? { kind: 'put', operative: id } : null);
  };
  // A tap on whom nobody took means that one, and puts nobody away.
  const isNext = hand.doing?.kind === 'put' && hand.doing.next === true;
  return (
    <WaitingRow
      waiting={[
        ...barricades.map(({ id, number }) => ({
          id,
          side: colourOf(scene.state, side),
          name: told.name(number + 1),
          label: told.waits(scene.look.side(side), number + 1),
          inHand: laid === id,
        })),
        ...all.map(({ id }) => {
          const name = scene.look.name(id);
          return { id, side: colourOf(scene.state, side), name, label: put.waits(name), inHand: held === id };
        }),
      ]}
      rest={
        isSetUp(scene)
          ? {
              text: put.rest,
              label: put.restOf(scene.look.side(side)),
              onPress: () => void restOf({ desk, hand, board }, [side], words),
            }
          : null
      }
      onHold={hold}
    />
  );
}
