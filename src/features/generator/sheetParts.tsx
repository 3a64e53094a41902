import type { ReactNode } from 'react';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Generator.module.css';

/** A head with what belongs to it; nothing when there is nothing. */
export function Part({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className={styles.told} aria-label={title}>
      <SectionHead title={title} level={3} />
      {children}
    </section>
  );
}

/** Inches as they are printed. */
export const inches = (text: string): string => text.replaceAll(/(\d)"/gu, '$1\u2033');

/** A sentence, with what it is about before it. */
export const Line = ({ head, text }: { readonly head?: string; readonly text: string }) => (
  <p>
    {head !== undefined && <b>{head}. </b>}
    {inches(text)}
  </p>
);
