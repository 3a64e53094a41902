import { useContext } from 'react';
import styles from './Beyond.module.css';
import { edgedOf, type FarShown } from './edged.ts';
import { TakenBoxes, useShownFrame } from './shownFrame.ts';

/** At the edge of the map: where those are that lie beyond it. */
export function Beyond({ all }: { readonly all: readonly FarShown[] }) {
  const taken = useContext(TakenBoxes);
  return edgedOf(all, useShownFrame(), taken).map(({ far: { id, side, label }, x, y, turn, isRight }) => (
    <g key={id} transform={`translate(${x} ${y})`}>
      <path className={styles.arrow} data-side={side} d="M0 -6L6 5H-6Z" transform={`rotate(${turn})`} />
      <text className={styles.label} style={{ textAnchor: isRight ? 'end' : 'start' }} x={isRight ? -11 : 11} y={4}>
        {label}
      </text>
    </g>
  ));
}
