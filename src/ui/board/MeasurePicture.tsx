import { BaseShape } from './BaseShape.tsx';
import { pixelOf } from './frame.ts';
import styles from './MeasurePicture.module.css';
import type { Spot, TokenShown } from './shown.ts';
import { useShownFrame } from './shownFrame.ts';

type Ring = Pick<TokenShown, 'at' | 'radius' | 'oval'> & { readonly around: number; readonly label: string };

type MeasureProps = {
  readonly line: { readonly from: Spot; readonly to: Spot; readonly label: string } | null;
  /** How far is near: so many inches around a base. */
  readonly ring: Ring | null;
};

const TICK = 7;
const AWAY = 14;

function Line({ from, to, label }: NonNullable<MeasureProps['line']>) {
  const frame = useShownFrame();
  const [start, end] = [pixelOf(frame, from), pixelOf(frame, to)];
  const [dx, dy] = [end.left - start.left, end.top - start.top];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [ax, ay] = [-dy / length, dx / length];
  const tick = ({ left, top }: typeof start) =>
    `M${left - ax * TICK} ${top - ay * TICK}L${left + ax * TICK} ${top + ay * TICK}`;
  return (
    <>
      <path
        className={styles.line}
        d={`M${start.left} ${start.top}L${end.left} ${end.top}${tick(start)}${tick(end)}`}
      />
      <text
        className={styles.label}
        x={(start.left + end.left) / 2 + ax * AWAY}
        y={(start.top + end.top) / 2 + ay * AWAY + 7}
      >
        {label}
      </text>
    </>
  );
}

/** What is measured on the board: a line with its length, and a ring about where it begins. */
export function MeasurePicture({ line, ring }: MeasureProps) {
  const frame = useShownFrame();
  const at = ring === null ? null : pixelOf(frame, ring.at);
  return (
    <g>
      {ring !== null && at !== null && (
        <>
          <g transform={`translate(${at.left} ${at.top})`}>
            <BaseShape
              className={styles.ring}
              radius={ring.radius}
              oval={ring.oval}
              around={ring.around}
              frame={frame}
            />
          </g>
          <text className={styles.near} x={at.left} y={at.top - (ring.radius + ring.around) * frame.scale - 4}>
            {ring.label}
          </text>
        </>
      )}
      {line !== null && <Line {...line} />}
    </g>
  );
}
