import styles from './Beyond.module.css';
import { isSeen, pixelOf } from './frame.ts';
import type { Spot } from './shown.ts';
import { useShownFrame } from './shownFrame.ts';
import type { SideColour } from '../side.ts';

/** Somebody that may lie beyond the edge of the map, and how far it is. */
export interface FarShown {
  readonly id: string;
  readonly side: SideColour;
  readonly at: Spot;
  readonly label: string;
}

const EDGE = 12;
/** From so near the right edge on the words stand to the left. */
const TURNS = 110;

/** At the edge of the map: where those are that lie beyond it. */
export function Beyond({ all }: { readonly all: readonly FarShown[] }) {
  const frame = useShownFrame();
  const { width, height } = frame.size;
  return all
    .filter(({ at }) => !isSeen(frame, at))
    .map(({ id, side, at, label }) => {
      const { left, top } = pixelOf(frame, at);
      const x = Math.min(Math.max(left, EDGE), width - EDGE);
      const y = Math.min(Math.max(top, EDGE), height - EDGE);
      const turn = (Math.atan2(top - y, left - x) * 180) / Math.PI + 90;
      const isRight = x > width - TURNS;
      return (
        <g key={id} transform={`translate(${x} ${y})`}>
          <path className={styles.arrow} data-side={side} d="M0 -6L6 5H-6Z" transform={`rotate(${turn})`} />
          <text className={styles.label} style={{ textAnchor: isRight ? 'end' : 'start' }} x={isRight ? -11 : 11} y={4}>
            {label}
          </text>
        </g>
      );
    });
}
