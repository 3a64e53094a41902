import { type CSSProperties, memo } from 'react';
import { classNames } from './classNames.ts';
import type { SideColour } from './side.ts';
import styles from './WoundTrack.module.css';

type WoundTrackProps = {
  readonly now: number;
  readonly max: number;
  /** The highest number of wounds that counts as injured; 0 draws no stroke. */
  readonly injuredAt: number;
  readonly side: SideColour;
};

function Track({ now, max, injuredAt, side }: WoundTrackProps) {
  const at: CSSProperties = { '--at': `${(100 * injuredAt) / Math.max(1, max)}%` };
  return (
    <span
      className={classNames(styles.track, 'wound-track', side === 'enemy' && styles.enemy)}
      aria-hidden="true"
      style={at}
    >
      {Array.from({ length: max }, (_, index) => (
        <i key={index} className={index < now ? styles.kept : undefined} />
      ))}
      {injuredAt > 0 && <b className={styles.threshold} />}
    </span>
  );
}

/** One notch a wound along the foot of a card, counted from its numeral, with a tall stroke where the injury begins. */
export const WoundTrack = memo(Track);
