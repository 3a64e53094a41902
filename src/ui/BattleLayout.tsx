import type { ReactNode } from 'react';
import styles from './BattleLayout.module.css';
import { classNames } from './classNames.ts';
import { Segmented } from './Segmented.tsx';
import { useKeptInView } from './useKeptInView.ts';
import { useOneSide } from './useOneSide.ts';

/** `count`: how many cards there are. */
type BattleSide = {
  readonly label: string;
  readonly head: ReactNode;
  readonly cards: ReactNode;
  readonly count?: number;
};

type BattleLayoutProps = {
  /** Accessible name of the screen. */
  readonly label: string;
  readonly strip: ReactNode;
  readonly left: BattleSide;
  readonly right: BattleSide;
  readonly panel: ReactNode;
  readonly panelLabel: string;
  /** The log, drawn below the panel on large screens only. */
  readonly log?: ReactNode;
  readonly bar: ReactNode;
  readonly toast?: ReactNode;
  /** Who acts; its card is kept in view. */
  readonly actingKey?: string | null;
  /** Which side is shown where there is room for one only. */
  readonly sideShown: 'left' | 'right';
  readonly onSwitch: (side: 'left' | 'right') => void;
  readonly switchLabel: string;
};

type SideProps = { readonly side: BattleSide; readonly place: 'left' | 'right'; readonly away: boolean };

function Side({ side, place, away }: SideProps) {
  return (
    <section className={classNames(styles.side, styles[place], away && styles.away)} aria-label={side.label}>
      <div className={styles.head}>{side.head}</div>
      <div className={styles.cards}>{side.cards}</div>
    </section>
  );
}

/** So many rows fit without making cards lower. */
const FEWEST = 5;
/** From so many rows on cards are set closely where there is little height. */
const MANY = 6;

/** The table on any screen: strip, the two sides, the acting panel, the bar; read in that order. */
export function BattleLayout(props: BattleLayoutProps) {
  const { left, right, sideShown, toast } = props;
  const sides = useKeptInView(props.actingKey ?? null);
  const oneSide = useOneSide();
  const rows = Math.max(FEWEST, left.count ?? 0, right.count ?? 0);
  return (
    <main className={styles.shell} aria-label={props.label} style={{ '--rows': rows }}>
      <h1 className="visually-hidden">{props.label}</h1>
      <div className={classNames(styles.battle, oneSide && styles.oneSide)} data-crowd={rows >= MANY && !oneSide}>
        <div className={styles.strip}>{props.strip}</div>
        <div className={styles.switch}>
          <Segmented
            wide
            label={props.switchLabel}
            options={[
              { value: 'left', label: left.label, side: 'retinue' },
              { value: 'right', label: right.label, side: 'enemy' },
            ]}
            value={sideShown}
            onChange={props.onSwitch}
          />
        </div>
        <div ref={sides} className={styles.sides}>
          <Side side={left} place="left" away={sideShown === 'right'} />
          <Side side={right} place="right" away={sideShown === 'left'} />
        </div>
        <section className={styles.panel} aria-label={props.panelLabel}>
          {props.panel}
          {props.log !== undefined && <div className={styles.log}>{props.log}</div>}
        </section>
        {toast !== undefined && toast !== null && <div className={styles.toast}>{toast}</div>}
        <div className={styles.bar}>{props.bar}</div>
      </div>
    </main>
  );
}
