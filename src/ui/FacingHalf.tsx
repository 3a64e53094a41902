import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './FacingHalf.module.css';
import { Icon } from './icons/Icon.tsx';
import { SideHead } from './SideHead.tsx';
import type { SideColour } from './side.ts';

/** Somebody of a side, in half a screen. */
export type FacingRow = {
  readonly id: string;
  /** Before the name: wounds, or what `unit` says. */
  readonly figure: string;
  /** What the figure counts, under it. */
  readonly unit?: string;
  readonly name: string;
  readonly detail: string;
  /** The whole of it, for those who hear it. */
  readonly label: string;
  /** It stays behind: drawn faint. */
  readonly faint?: boolean;
  readonly onOpen: () => void;
};

type FacingHalfProps = {
  readonly side: SideColour;
  /** Whose it is. */
  readonly title: string;
  readonly label: string;
  /** What it is, and how it is changed. */
  readonly team: { readonly name: string; readonly detail: string; readonly onPress: () => void };
  readonly rows: readonly FacingRow[];
  readonly note?: string | null;
  /** What is not as it must be, one line each; `label`: of all. */
  readonly facts: { readonly label: string; readonly lines: readonly string[] };
  readonly children?: ReactNode;
};

function Row({ figure, unit, name, detail, label, faint = false, onOpen }: FacingRow) {
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, faint && styles.left)}
        aria-label={label}
        onClick={onOpen}
      >
        <span className={styles.figure}>
          <b className={styles.wounds}>{figure}</b>
          {unit !== undefined && <small>{unit}</small>}
        </span>
        <span className={styles.who}>
          <b>{name}</b>
          <small>{detail}</small>
        </span>
      </button>
    </li>
  );
}

function Facts({ label, lines }: FacingHalfProps['facts']) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label={label}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>
          <Icon name="couldNot" size={16} />
          {line}
        </li>
      ))}
    </ul>
  );
}

/** One of two facing sides before a battle: whose it is, what it is, who is in it. The other is built alike, mirrored. */
export function FacingHalf({ side, title, label, team, rows, note = null, facts, children }: FacingHalfProps) {
  return (
    <section className={classNames(styles.half, styles[side])} aria-label={label}>
      <SideHead side={side} title={title} />
      <button type="button" className={styles.team} onClick={team.onPress}>
        <b>{team.name}</b>
        <small>{team.detail}</small>
      </button>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.id} {...row} />
        ))}
      </ul>
      {note !== null && <p className={styles.note}>{note}</p>}
      <Facts {...facts} />
      {children}
    </section>
  );
}

/** Both halves, beside each other. */
export const FacingHalves = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.halves}>{children}</div>
);
