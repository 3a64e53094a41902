import { classNames } from './classNames.ts';
import styles from './Mark.module.css';
import type { SideColour } from './side.ts';

/** The mark of a side: a square for the retinue, a lozenge for the enemy. */
export function Mark({ side }: { readonly side: SideColour }) {
  return <i aria-hidden="true" className={classNames(styles.mark, side === 'enemy' && styles.enemy)} />;
}
