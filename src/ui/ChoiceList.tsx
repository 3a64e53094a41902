import type { ReactNode } from 'react';
import styles from './ChoiceList.module.css';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import { useRadioKeys } from './useRadioKeys.ts';
import { Measured } from './measured.tsx';

/** One answer: its reason in one line, its number or icon at the right. */
export type Choice = {
  readonly id: string;
  readonly title: string;
  readonly reason?: string;
  readonly number?: string;
  /** Under the number. */
  readonly numberNote?: string;
  /** What number and note are spoken as. */
  readonly numberSpoken?: string;
  readonly icon?: IconName;
  /** What it looks like, at the right. */
  readonly picture?: ReactNode;
  /** Why it cannot be had now: drawn faint, with this below its reason. It may be chosen all the same. */
  readonly against?: string;
};

function ChoiceNumber({ number, numberNote, numberSpoken }: Choice) {
  return (
    <>
      <span className={styles.side} aria-hidden={numberSpoken === undefined ? undefined : true}>
        <span className={styles.number}>{number}</span>
        {numberNote !== undefined && <small>{numberNote}</small>}
      </span>
      {numberSpoken !== undefined && <span className="visually-hidden">{numberSpoken}</span>}
    </>
  );
}

function ChoiceContent({ choice }: { readonly choice: Choice }) {
  return (
    <>
      <span className={styles.tick} />
      <span>
        <b>{choice.title}</b>{' '}
        {choice.reason !== undefined && (
          <small>
            <Measured text={choice.reason} />
          </small>
        )}{' '}
        {choice.against !== undefined && <small className={styles.why}>{choice.against}</small>}
      </span>
      {choice.number !== undefined && <ChoiceNumber {...choice} />}
      {choice.icon !== undefined && <Icon name={choice.icon} />}
      {choice.picture}
    </>
  );
}

type ChoiceListProps = {
  readonly label: string;
  readonly options: readonly Choice[];
  /** The chosen one; the best answer is chosen before anyone speaks. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** A last row that opens something else: "Other". */
  readonly more?: { readonly title: string; readonly reason: string; readonly onPress: () => void };
};

/** Answers to choose from, one at a time; arrow keys move the choice. */
export function ChoiceList({ label, options, value, onChange, more }: ChoiceListProps) {
  const { ref, onKeyDown, tabIndex } = useRadioKeys(
    options.map(({ id }) => id),
    value,
    onChange,
  );
  return (
    <div className={styles.list}>
      <div ref={ref} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
        {options.map((choice) => (
          <button
            key={choice.id}
            type="button"
            role="radio"
            aria-checked={choice.id === value}
            tabIndex={tabIndex(choice.id)}
            className={classNames(
              styles.option,
              choice.id === value && styles.on,
              choice.against !== undefined && styles.against,
            )}
            onClick={() => onChange(choice.id)}
          >
            <ChoiceContent choice={choice} />
          </button>
        ))}
      </div>
      {more !== undefined && (
        <button type="button" className={styles.option} onClick={more.onPress}>
          <ChoiceContent choice={{ id: '', title: more.title, reason: more.reason, icon: 'open' }} />
        </button>
      )}
    </div>
  );
}
