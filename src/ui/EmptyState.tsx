import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = { readonly title: string; readonly text?: string; readonly children?: ReactNode };

/** Where a list will be: what is missing and what makes it appear. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <section className={styles.empty}>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </section>
  );
}
