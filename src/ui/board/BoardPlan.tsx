import styles from './BoardPlan.module.css';
import type { GroundShown, Spot } from './shown.ts';

type BoardPlanProps = {
  readonly ground: GroundShown;
  /** How wide the longer side is, in px. */
  readonly size?: number;
  /** Left out: only where either side begins. */
  readonly zones?: 'all';
};

const USUAL = 76;

/** Its near edge below, as the board itself is seen. */
const pointsOf = (corners: readonly Spot[], depth: number): string =>
  corners.map(({ x, y }) => `${x},${depth - y}`).join(' ');

/** A board as a small plan without a word: where something stands, what blocks, where either side begins. */
export function BoardPlan({ ground, size = USUAL, zones: shown }: BoardPlanProps) {
  const { width, depth, parts, zones } = ground;
  const scale = size / Math.max(width, depth);
  return (
    <svg
      className={styles.plan}
      width={width * scale}
      height={depth * scale}
      viewBox={`0 0 ${width} ${depth}`}
      aria-hidden
    >
      {zones
        .filter(({ kind }) => kind === 'drop')
        .map(({ id, side, corners }) => (
          <polygon key={id} className={styles.drop} data-side={side ?? undefined} points={pointsOf(corners, depth)} />
        ))}
      {parts.map(({ id, kind, corners }) => (
        <polygon key={id} className={styles.part} data-kind={kind} points={pointsOf(corners, depth)} />
      ))}
      {zones
        .filter(({ kind }) => shown === 'all' && kind !== 'drop')
        .map(({ id, corners }) => (
          <polygon key={id} className={styles.zone} points={pointsOf(corners, depth)} />
        ))}
    </svg>
  );
}
