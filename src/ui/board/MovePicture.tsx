import { useMemo } from 'react';
import { areaOutline, type Cell } from './areaOutline.ts';
import styles from './MovePicture.module.css';
import { pixelOf } from './frame.ts';
import { pathOf } from './lines.ts';
import type { Spot } from './shown.ts';
import { useShownFrame } from './shownFrame.ts';
import { symbolSize } from './symbols.ts';
import type { SideColour } from '../side.ts';

/** Where somebody can end on one level: squares half an inch wide. `high`: not the ground. */
export interface LevelShown {
  readonly id: string;
  readonly high: boolean;
  readonly cells: readonly Cell[];
}

const EDGE = 0.5;

/** The area in which a move can end. */
export function ReachPicture({ levels, side }: { readonly levels: readonly LevelShown[]; readonly side: SideColour }) {
  const frame = useShownFrame();
  const outlines = useMemo(
    () => levels.map(({ id, high, cells }) => ({ id, high, loops: areaOutline(cells, EDGE) })),
    [levels],
  );
  return outlines.map(({ id, high, loops }) => (
    <path
      key={id}
      className={styles.reach}
      data-side={side}
      data-high={high ? '' : undefined}
      fillRule="evenodd"
      d={loops.map((loop) => pathOf(frame, loop)).join('')}
    />
  ));
}

/** One leg of a way: what it costs, how long it is; `over`: past what the move allows. */
export interface LegShown {
  readonly id: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly cost: string;
  readonly length: string;
  readonly over: boolean;
  /** Straight up or down: no line, its numeral beside. */
  readonly upright: boolean;
}

type WayProps = {
  readonly legs: readonly LegShown[];
  readonly end: Spot;
  /** Of its base, in inches. */
  readonly radius: number;
  readonly wounds: string;
  /** Nobody can end there. */
  readonly wrong: boolean;
};

const AWAY = 20;
/** Px that a leg needs for its numerals. */
const NUMERALS = 30;

function Leg({ leg }: { readonly leg: LegShown }) {
  const frame = useShownFrame();
  const [from, to] = [pixelOf(frame, leg.from), pixelOf(frame, leg.to)];
  const [dx, dy] = [to.left - from.left, to.top - from.top];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [x, y] = leg.upright
    ? [to.left + 1.6 * AWAY, to.top]
    : [(from.left + to.left) / 2 - (dy / length) * AWAY, (from.top + to.top) / 2 + (dx / length) * AWAY];
  return (
    <g>
      {!leg.upright && (
        <path
          className={styles.leg}
          data-over={leg.over ? '' : undefined}
          d={`M${from.left} ${from.top}L${to.left} ${to.top}`}
        />
      )}
      <rect className={styles.bend} x={from.left - 4} y={from.top - 4} width={8} height={8} />
      {(leg.upright || length >= NUMERALS) && (
        <>
          <text className={styles.cost} x={x} y={y + 6}>
            {leg.cost}
          </text>
          <text className={styles.length} x={x} y={y + 19}>
            {leg.length}
          </text>
        </>
      )}
    </g>
  );
}

/** The way of a move, leg by leg, and who would stand at its end. */
export function WayPicture({ legs, end, radius, wounds, wrong }: WayProps) {
  const frame = useShownFrame();
  const { left, top } = pixelOf(frame, end);
  const size = symbolSize(frame.size);
  return (
    <g>
      {legs.map((leg) => (
        <Leg key={leg.id} leg={leg} />
      ))}
      <g transform={`translate(${left} ${top})`} className={styles.ghost} data-wrong={wrong ? '' : undefined}>
        <circle r={Math.max(radius * frame.scale, size / 2)} />
        <rect x={-size / 2} y={-size / 2} width={size} height={size} />
        <text y={size * 0.32} fontSize={size * 0.88}>
          {wounds}
        </text>
      </g>
    </g>
  );
}
