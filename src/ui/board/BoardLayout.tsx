import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './BoardLayout.module.css';
import { useStill } from './useStill.ts';

type Column = {
  readonly label: string;
  readonly head: ReactNode;
  readonly cards: ReactNode;
  /** Below the cards, there also while they scroll. */
  readonly foot?: ReactNode;
};

type BoardLayoutProps = {
  /** Accessible name of the screen. */
  readonly label: string;
  readonly strip: ReactNode;
  /** The strip has the heading of the screen. */
  readonly isHeaded?: boolean;
  readonly map: ReactNode;
  /** What stands above and below the map: whoever has no place on it. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** Who acts, what it can do; or who may act. */
  readonly dock: ReactNode;
  readonly dockLabel: string;
  /** The dock asks for much: the map gives way. */
  readonly asks: boolean;
  readonly toast?: ReactNode;
  readonly bar: ReactNode;
  /** Both sides as cards, where there is width for them. */
  readonly columns?: readonly [Column, Column] | undefined;
};

const Side = ({ column, place }: { readonly column: Column; readonly place: 'left' | 'right' }) => (
  <section
    className={classNames(styles.column, styles[place], column.foot !== undefined && styles.footed)}
    aria-label={column.label}
  >
    <div className={styles.head}>{column.head}</div>
    <div className={styles.cards}>{column.cards}</div>
    {column.foot !== undefined && <div className={styles.foot}>{column.foot}</div>}
  </section>
);

/** The table with its board on any screen: strip, board, dock, bar; read in that order. */
export function BoardLayout(props: BoardLayoutProps) {
  const { columns, toast } = props;
  const { dock, bar, onPointerDownCapture } = useStill();
  return (
    <main className={styles.shell} aria-label={props.label}>
      {props.isHeaded !== true && <h1 className="visually-hidden">{props.label}</h1>}
      <div className={styles.battle} data-asks={props.asks ? '' : undefined}>
        <div className={styles.strip}>{props.strip}</div>
        {columns !== undefined && <Side column={columns[0]} place="left" />}
        <div className={styles.table}>
          {props.above}
          <div className={styles.map} onPointerDownCapture={onPointerDownCapture}>
            {props.map}
          </div>
          {props.below}
        </div>
        <section ref={dock} className={styles.dock} aria-label={props.dockLabel}>
          {props.dock}
        </section>
        {columns !== undefined && <Side column={columns[1]} place="right" />}
        {toast !== undefined && toast !== null && <div className={styles.toast}>{toast}</div>}
        <div ref={bar} className={styles.bar}>
          {props.bar}
        </div>
      </div>
    </main>
  );
}
