import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Tray.module.css';

type TrayProps = {
  /** "Roll 1 die for The Voice". */
  readonly prompt: string;
  readonly hint?: string;
  /** Brass rule on top: the game waits for what is typed here. */
  readonly waiting?: boolean;
  readonly children: ReactNode;
};

/** The well where dice are read into the game. */
export function Tray({ prompt, hint, waiting = false, children }: TrayProps) {
  return (
    <section data-part="tray" className={classNames(styles.tray, waiting && styles.waiting)} aria-label={prompt}>
      <div>
        <h2 data-asked="" className={styles.prompt}>
          {prompt}
        </h2>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}
