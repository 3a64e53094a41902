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
  /** The last is no sum of the others: no signs between them. */
  readonly unsummed?: boolean;
};

/** So many stand large on one line of a phone. */
const FEW = 8;

/** Costs of the legs of a way, and their sum. */
export function SumLine({ sentence, cells, sum, unsummed = false }: SumLineProps) {
  return (
    <div className={styles.line} role="img" aria-label={sentence} data-many={cells.length > FEW ? '' : undefined}>
      {cells.map(({ id, value, label, icon = null }, at) => (
        <Fragment key={id}>
          {at > 0 && !unsummed && <i>+</i>}
          <span>
            <b>{value}</b>
            <small>
              {icon !== null && <Icon name={icon} size={14} />}
              {label}
            </small>
          </span>
        </Fragment>
      ))}
      {!unsummed && <i>=</i>}
      <span>
        <b>{sum.value}</b>
        <small>{sum.label}</small>
      </span>
    </div>
  );
}
