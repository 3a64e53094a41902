import { Fragment } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './SumLine.module.css';

type SumLineProps = {
  /** All of it as one sentence. */
  readonly sentence: string;
  readonly cells: readonly {
    readonly id: string;
    readonly value: string;
    readonly label: string;
    readonly icon?: IconName | null;
  }[];
  readonly sum: { readonly value: string; readonly label: string };
  /** What stands between them: signs of a sum; what comes of what; or nothing. */
  readonly between?: 'sum' | 'steps' | 'nothing';
};

/** Before each cell but the first, and before the last one. */
const SIGNS = { sum: ['+', '='], steps: ['›', '›'], nothing: [null, null] } as const;

/** So many stand large on one line of a phone. */
const FEW = 8;

/** Costs of the legs of a way, and their sum. */
export function SumLine({ sentence, cells, sum, between = 'sum' }: SumLineProps) {
  const [sign, last] = SIGNS[between];
  return (
    <div className={styles.line} role="img" aria-label={sentence} data-many={cells.length > FEW ? '' : undefined}>
      {cells.map(({ id, value, label, icon = null }, at) => (
        <Fragment key={id}>
          {at > 0 && sign !== null && <i>{sign}</i>}
          <span>
            <b>{value}</b>
            <small>
              {icon !== null && <Icon name={icon} size={14} />}
              {label}
            </small>
          </span>
        </Fragment>
      ))}
      {last !== null && <i>{last}</i>}
      <span>
        <b>{sum.value}</b>
        <small>{sum.label}</small>
      </span>
    </div>
  );
}
