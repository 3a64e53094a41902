import { memo } from 'react';
import styles from './AlertBars.module.css';

type AlertBarsProps = {
  /** Bars that are lit, from the left. */
  readonly level: number;
  /** Bars in all. Default 3. */
  readonly of?: number;
};

function Bars({ level, of = 3 }: AlertBarsProps) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <i
          key={index}
          className={index < level ? styles.on : undefined}
          style={{ height: `${(9 + (index * 6) / Math.max(1, of - 1)) / 16}rem` }}
        />
      ))}
    </span>
  );
}

/** Rising bars for the alert level. Decoration: the figure and its word stand beside it. */
export const AlertBars = memo(Bars);
