import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Mark } from './Mark.tsx';
import styles from './SectionHead.module.css';
import type { SideColour } from './side.ts';

type SectionHeadProps = {
  readonly title: ReactNode;
  /** At the far end of the rule. */
  readonly note?: ReactNode;
  readonly side?: SideColour;
  readonly level?: 2 | 3;
  /** The game waits for an answer to what stands below: one reads on here. */
  readonly asked?: boolean;
};

/** A label with a hairline to the edge, and what belongs to it at the end. */
export function SectionHead({ title, note, side, level = 2, asked = false }: SectionHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.head}>
      <Heading
        data-asked={asked ? '' : undefined}
        className={classNames(styles.title, side !== undefined && styles[side])}
      >
        {side !== undefined && <Mark side={side} />}
        {title}
      </Heading>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  );
}
