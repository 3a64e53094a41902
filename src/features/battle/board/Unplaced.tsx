import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Side } from '../../../engine/core/ids.ts';
import { useTable } from '../../../scene/useScene.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { unplaced } from './boardTokens.ts';
import { useHand } from './hand.ts';
import { inHand } from './useBoardTaps.ts';
import { isSetUp, setUpRest } from './setUp.ts';
import styles from './Unplaced.module.css';

/** Those of a side that have no place, in a row along the board: a tap takes one in hand. */
export function Unplaced({ board, side }: { readonly board: BattleBoard; readonly side: Side }) {
  const desk = useDesk();
  const hand = useHand();
  const scene = useTable();
  const words = useWords('board');
  const { put } = words;
  const all = unplaced(scene, board).filter((each) => each.side === side);
  const held = inHand(desk, hand, board);
  if (all.length === 0) return null;
  return (
    <ul className={styles.row}>
      {isSetUp(scene) && held === null && (
        <li className={styles.first}>
          <button type="button" className={styles.rest} onClick={() => void setUpRest(desk, board, side, words)}>
            {put.rest}
          </button>
        </li>
      )}
      {all.map(({ id }) => {
        const name = scene.look.name(id);
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.waits}
              aria-pressed={held === id}
              aria-label={put.waits(name)}
              onClick={() => hand.start(held === id ? null : { kind: 'put', operative: id })}
            >
              <Mark side={colourOf(scene.state, side)} />
              <b>?</b>
              <span>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
