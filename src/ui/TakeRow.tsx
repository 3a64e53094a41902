import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import shared from './Line.module.css';
import styles from './TakeRow.module.css';

type TakeRowProps = {
  readonly name: string;
  /** Who it is and what it carries, a line each. */
  readonly lines: readonly string[];
  readonly bust: ReactNode;
  /** Below the lines: kills, honours, scars. */
  readonly marks?: ReactNode;
  /** Who plays it. */
  readonly owner?: string | null;
  /** What speaks against taking it along. */
  readonly against?: string | null;
  readonly dv: number;
  readonly dvUnit: string;
  readonly taken: boolean;
  /** Accessible name of ticking it. */
  readonly takeLabel: string;
  readonly onTake: () => void;
  /** What its name opens; without it the whole row ticks. */
  readonly open?: { readonly label: string; readonly onPress: () => void };
};

function Figure({ name, lines, bust, marks, owner = null, against = null, dv, dvUnit }: TakeRowProps) {
  return (
    <>
      <span className={classNames(shared.bust, styles.bust)}>{bust}</span>
      <span className={classNames(shared.words, styles.words)}>
        <b>{name}</b>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
        {owner !== null && <small className={styles.owner}>{owner}</small>}
        {against !== null && <small className={styles.against}>{against}</small>}
        {marks}
      </span>
      <span className={styles.dv}>
        <b>{dv}</b>
        <small>{dvUnit}</small>
      </span>
    </>
  );
}

/** Somebody who may be taken along: tick to take, press the name for what it opens. */
export function TakeRow(props: TakeRowProps) {
  const { taken, takeLabel, against = null, open, onTake } = props;
  const impossible = against !== null && !taken;
  const tick = (
    <span className={styles.take}>
      <span className={shared.box} data-on={taken}>
        {taken && <Icon name="check" size={18} />}
      </span>
    </span>
  );
  return (
    <li className={classNames(styles.row, !taken && styles.behind)}>
      <button
        type="button"
        className={open === undefined ? styles.who : undefined}
        aria-pressed={taken}
        aria-disabled={impossible || undefined}
        aria-label={takeLabel}
        onClick={onTake}
      >
        {tick}
        {open === undefined && <Figure {...props} />}
      </button>
      {open !== undefined && (
        <button type="button" className={styles.who} aria-label={open.label} onClick={open.onPress}>
          <Figure {...props} />
        </button>
      )}
    </li>
  );
}
