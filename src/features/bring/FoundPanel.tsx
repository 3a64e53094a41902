import type { ReactNode } from 'react';
import styles from './Bring.module.css';

type FoundProps = { readonly kind: string; readonly title: string; readonly told: readonly string[] };

/** What something given is. */
export function FoundPanel({ kind, title, told }: FoundProps) {
  return (
    <section className={styles.found} aria-label={kind}>
      <p className={styles.kind}>{kind}</p>
      <h2 tabIndex={-1}>{title}</h2>
      {told.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

const MOST = 13;

type NotFoundProps = Omit<FoundProps, 'kind'> & {
  /** What is wrong in which row of a pack. */
  readonly problems?: ReactNode;
};

/** Why something given brings nothing. */
export function NotFoundPanel({ title, told: [why, ...more], problems = null }: NotFoundProps) {
  return (
    <section className={styles.refused} aria-label={title}>
      <h2>{title}</h2>
      <p>{why}</p>
      {more.slice(0, MOST).map((line) => (
        <p key={line} className={styles.problem}>
          {line}
        </p>
      ))}
      {problems}
    </section>
  );
}
