import type { ReactNode } from 'react';
import styles from './Editor.module.css';

/** A part of an item with a head of its own: a condition, effects. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </section>
  );
}
