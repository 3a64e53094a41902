import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import styles from './Stepper.module.css';
import { useRepeat } from './useRepeat.ts';

export type StepperProps = {
  /** Accessible name of the group. */
  readonly label: string;
  readonly value: number;
  /** The figure as it is written, where it is not the bare number: `3+`. */
  readonly shown?: string;
  /** Default 0. */
  readonly min?: number;
  readonly max: number;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly onChange: (value: number) => void;
};

type LabelledStepperProps = StepperProps & {
  /** Writes the label under the figure. */
  readonly captioned?: boolean;
};

/** One less, the figure, one more; held, on and on. At an end the button stays and does nothing. */
export function Stepper({
  label,
  value,
  shown = `${value}`,
  min = 0,
  max,
  lessLabel,
  moreLabel,
  onChange,
  captioned = false,
}: LabelledStepperProps) {
  const step = (next: number) => {
    if (next >= min && next <= max) onChange(next);
  };
  const less = useRepeat(() => step(value - 1));
  const more = useRepeat(() => step(value + 1));
  return (
    <div className={classNames(styles.stepper, captioned && styles.tall)} role="group" aria-label={label}>
      <button
        type="button"
        className={styles.step}
        aria-label={lessLabel}
        aria-disabled={value <= min || undefined}
        {...less}
      >
        <Icon name="minus" />
      </button>
      <span className={styles.middle}>
        <output>{shown}</output>
        {captioned && (
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
        )}
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label={moreLabel}
        aria-disabled={value >= max || undefined}
        {...more}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
