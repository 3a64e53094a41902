import { classNames } from './classNames.ts';
import { Mark } from './Mark.tsx';
import styles from './Segmented.module.css';
import type { SideColour } from './side.ts';
import { useRadioKeys } from './useRadioKeys.ts';

export type Segment<T extends string> = {
  readonly value: T;
  readonly label: string;
  /** Accessible name where the label is short: "EN". */
  readonly name?: string;
  readonly side?: SideColour;
};

type SegmentedProps<T extends string> = {
  readonly label: string;
  readonly options: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** As wide as there is room. */
  readonly wide?: boolean;
  /** Many words: as little around each as there can be. */
  readonly tight?: boolean;
};

/** So many words are on one line of a phone. */
const MOST_IN_LINE = 5;

/** A few words of which one holds. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
  tight = false,
}: SegmentedProps<T>) {
  const { ref, onKeyDown, tabIndex } = useRadioKeys(
    options.map((each) => each.value),
    value,
    onChange,
  );
  return (
    <div
      ref={ref}
      className={classNames(
        styles.segments,
        wide && styles.wide,
        tight && styles.tight,
        options.length > MOST_IN_LINE && styles.many,
      )}
      role="radiogroup"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-label={option.name}
          tabIndex={tabIndex(option.value)}
          className={classNames(styles.segment, option.value === value && styles.on)}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.side !== undefined && <Mark side={option.side} />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
