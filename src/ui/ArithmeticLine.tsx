import { Fragment, type ReactNode, useId } from 'react';
import styles from './ArithmeticLine.module.css';
import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';

/** One number of the line. `before` is the operator drawn in front of it. */
export type SumCell = {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly state: 'set' | 'waiting' | 'byHand' | 'harm' | 'plain';
  readonly before?: string;
  /** Accessible name; default value and label. */
  readonly name?: string;
};

type ArithmeticLineProps = {
  /** The whole sum as one sentence: the group's accessible name. */
  readonly sentence: string;
  readonly cells: readonly SumCell[];
  readonly openId: string | null;
  readonly onToggle: (id: string) => void;
  /** Why the open cell is what it is. */
  readonly children?: ReactNode;
};

type CellProps = {
  readonly cell: SumCell;
  readonly open: boolean;
  readonly panelId: string;
  readonly onPress: () => void;
};

function Cell({ cell, open, panelId, onPress }: CellProps) {
  return (
    <button
      type="button"
      className={classNames(styles.cell, styles[cell.state], open && styles.open)}
      aria-label={cell.name ?? `${cell.value} ${cell.label}`}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={onPress}
    >
      {cell.state === 'byHand' && (
        <span className={styles.quill}>
          <Icon name="byHand" size={14} />
        </span>
      )}
      <b>{cell.value}</b>
      <small>{cell.label}</small>
    </button>
  );
}

/** A shot or a fight as one line of numbers. Each is a button that opens its why below itself. */
export function ArithmeticLine({ sentence, cells, openId, onToggle, children }: ArithmeticLineProps) {
  const panelId = useId();
  return (
    <div>
      <div className={classNames(styles.line, cells.length > 6 && styles.seven)} role="group" aria-label={sentence}>
        {cells.map((cell) => (
          <Fragment key={cell.id}>
            {cell.before !== undefined && (
              <span className={styles.operator} aria-hidden="true">
                {cell.before === '→' ? <Icon name="next" size={15} /> : cell.before}
              </span>
            )}
            <Cell cell={cell} open={cell.id === openId} panelId={panelId} onPress={() => onToggle(cell.id)} />
          </Fragment>
        ))}
      </div>
      {openId !== null && (
        <div id={panelId} className={styles.why}>
          {children}
        </div>
      )}
    </div>
  );
}
