import type { ReactNode } from 'react';
import { Mark } from './Mark.tsx';
import styles from './PrepSection.module.css';
import { SectionHead } from './SectionHead.tsx';
import type { SideColour } from './side.ts';

type PrepSectionProps = {
  readonly title: string;
  readonly note?: ReactNode;
  readonly side?: SideColour;
  readonly children: ReactNode;
};

/** One part of what is prepared before a battle: its head, then choices and rows as wide as the screen allows. */
export function PrepSection({ title, note, side, children }: PrepSectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <PrepHead title={title} {...(note !== undefined && { note })} {...(side !== undefined && { side })} />
      {children}
    </section>
  );
}

/** A head within a part: of the next choice, or of a group of rows. */
export function PrepHead({ level = 2, ...head }: Omit<PrepSectionProps, 'children'> & { readonly level?: 2 | 3 }) {
  return (
    <div className={styles.head}>
      <SectionHead level={level} {...head} />
    </div>
  );
}

/** A sentence that explains the choice above it. */
export const PrepHint = ({ children }: { readonly children: ReactNode }) => <p className={styles.hint}>{children}</p>;

/** Rows from edge to edge. */
export const PrepRows = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.wide}>{children}</div>
);

/** The enemy's mark in its colour, before a row of it. */
export const FoeMark = () => (
  <span className={styles.foe}>
    <Mark side="enemy" />
  </span>
);

/** Two buttons side by side. */
export const PrepPair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);

/** What the hands do, as a list; `say`: how a line is shown. */
export function PrepBrief({
  lines,
  say,
}: {
  readonly lines: readonly string[];
  readonly say?: (line: string) => ReactNode;
}) {
  return (
    <ul className={styles.brief}>
      {lines.map((line) => (
        <li key={line}>{say === undefined ? line : say(line)}</li>
      ))}
    </ul>
  );
}
