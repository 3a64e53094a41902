import { Explained } from './Explained.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Editor.module.css';

type DocumentPageProps = {
  readonly title: string;
  readonly hint: string;
  /** It was turned to just now: the focus goes to its head, or to what is wrong or open in it. */
  readonly turned: boolean;
  readonly children: ReactNode;
};

/** One page of a document to write in. */
export function DocumentPage({ title, hint, turned, children }: DocumentPageProps) {
  const page = useRef<HTMLElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!turned) return;
    const wrong = page.current?.querySelector<HTMLElement>('[aria-invalid="true"], [aria-expanded="true"]');
    (wrong ?? head.current)?.focus();
    wrong?.scrollIntoView({ block: 'center' });
  }, [turned]);
  return (
    <section ref={page} className={styles.page} aria-label={title}>
      <header>
        <h2 ref={head} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.lede}>
          <Explained text={hint} />
        </p>
      </header>
      {children}
    </section>
  );
}
