import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import { MeasurePicture } from '../../ui/board/MeasurePicture.tsx';
import { Handles } from '../../ui/board/MovePicture.tsx';
import type { Spot } from '../../ui/board/shown.ts';
import { useWords } from '../../words/useWords.ts';
import { liesAt } from './laying.ts';

type LayOverProps = {
  readonly marker: string;
  /** Where it would lie; left out: it is in hand and lies where it lay. */
  readonly spot?: Spot | undefined;
  readonly board: BattleBoard;
  /** How near a base has to come to it, in inches. */
  readonly touch: number;
};

/** From so far on, in inches, it is said how far a marker is laid off. */
const FAR = 1;

/** Where a marker in hand lies or would lie, who could touch it there, and how far that is from where it lies. */
export function LayOver({ marker, spot, board, touch }: LayOverProps) {
  const { length } = useWords('board');
  const from = liesAt(board, marker);
  const to = spot ?? from;
  if (to === null) return null;
  const far = from === null ? 0 : Math.hypot(to.x - from.x, to.y - from.y);
  const line = from === null || far < FAR ? null : { from, to, label: length(Math.round(far * 10) / 10) };
  return (
    <>
      <MeasurePicture line={line} ring={{ at: to, radius: 0, around: touch, label: length(touch) }} />
      <Handles at={[to]} />
    </>
  );
}
