import type { ReactNode } from 'react';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Part.module.css';

/** One step of the turning point: its name, what came of it, what can be set. */
export function Part({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.part} aria-label={title}>
      <SectionHead title={title} {...(note !== undefined && { note })} />
      {children}
    </section>
  );
}
