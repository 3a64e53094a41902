import { placeIn } from '../../content/killzones/editBoard.ts';
import { groupMovedTo, groupTurnedBy } from '../../content/killzones/editGroup.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './BoardEditor.module.css';
import { LengthField } from './LengthField.tsx';
import type { Editing } from './useBoardEditing.ts';

type PiecePlaceProps = {
  readonly editing: Editing;
  readonly id: string;
  /** Left out: it is not turned. */
  readonly turned?: number;
};

const LAST_DEGREE = 359;

/** Where what is chosen stands, by numbers. */
export function PiecePlace({ editing, id, turned }: PiecePlaceProps) {
  const words = useWords('workshop').boardEditor;
  const { row, change, isSnapping, setSnapping } = editing;
  const [left, near] = placeIn(row, id) ?? [0, 0];
  const move = (at: readonly [number, number]) => change('move', (all) => groupMovedTo(all, id, at), `place ${id}`);
  return (
    <>
      <div className={styles.numbers}>
        <LengthField label={words.left} value={left} most={row.size[0]} onChange={(x) => move([x, near])} />
        <LengthField label={words.near} value={near} most={row.size[1]} onChange={(y) => move([left, y])} />
        {turned !== undefined && (
          <LengthField
            label={words.turned}
            value={turned}
            most={LAST_DEGREE}
            whole
            onChange={(degrees) => change('turn', (all) => groupTurnedBy(all, id, degrees - turned), `turned ${id}`)}
          />
        )}
      </div>
      <TickBox label={words.snap} on={isSnapping} onChange={setSnapping} />
    </>
  );
}
