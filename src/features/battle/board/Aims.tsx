import { pixelOf } from '../../../ui/board/frame.ts';
import { useShownFrame } from '../../../ui/board/shownFrame.ts';
import type { Spot, TokenShown } from '../../../ui/board/shown.ts';
import styles from './BattleMap.module.css';

type AimsProps = {
  /** Where who acts stands; null: nobody acts. */
  readonly from: Spot | null;
  readonly tokens: readonly TokenShown[];
};

/** Dots from who acts to each target that it could shoot. */
export function Aims({ from, tokens }: AimsProps) {
  const frame = useShownFrame();
  if (from === null) return null;
  const start = pixelOf(frame, from);
  return tokens
    .filter(({ figure }) => figure !== undefined)
    .map(({ id, at }) => {
      const end = pixelOf(frame, at);
      return <path key={id} className={styles.aim} d={`M${start.left} ${start.top}L${end.left} ${end.top}`} />;
    });
}
