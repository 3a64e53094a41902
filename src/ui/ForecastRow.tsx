import styles from './ForecastRow.module.css';
import { Icon } from './icons/Icon.tsx';

type ForecastRowProps = {
  /** Height of each bar, 0 to 1. */
  readonly bars: readonly number[];
  /** Index of the bar that came true. */
  readonly marked?: number | null;
  readonly text: string;
  readonly detail?: string;
  /** Accessible name. */
  readonly label: string;
  readonly onPress: () => void;
};

/** What could happen as small bars, with its sentence; opens the odds. */
export function ForecastRow({ bars, marked = null, text, detail, label, onPress }: ForecastRowProps) {
  return (
    <button type="button" className={styles.row} aria-label={label} onClick={onPress}>
      {bars.length > 0 && (
        <span className={styles.bars} aria-hidden="true">
          {bars.map((height, index) => (
            <i
              key={index}
              className={index === marked ? styles.marked : undefined}
              style={{ height: `${height * 100}%` }}
            />
          ))}
        </span>
      )}
      <span className={styles.words}>
        {text}
        {detail !== undefined && <small>{detail}</small>}
      </span>
      <Icon name="why" />
    </button>
  );
}
