import { Measured } from './measured.tsx';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import styles from './WhyList.module.css';

/** One reason, with a figure or an icon before it. `did` spoke, `faint` did not apply; `onOpen` shows the rule. */
export type WhyRow = {
  readonly id: string;
  readonly lead: { readonly icon: IconName } | { readonly value: string };
  readonly text: string;
  readonly weight?: 'did' | 'faint';
  readonly onOpen?: () => void;
};

function RowContent({ row }: { readonly row: WhyRow }) {
  return (
    <>
      {'icon' in row.lead ? <Icon name={row.lead.icon} size={17} /> : <b>{row.lead.value}</b>}
      <span>
        <Measured text={row.text} />
      </span>
    </>
  );
}

type WhyListProps = {
  readonly label: string;
  readonly rows: readonly WhyRow[];
  /** Joined below the line of arithmetic. */
  readonly boxed?: boolean;
};

/** Why something is so: the rules that spoke, in order. */
export function WhyList({ label, rows, boxed = false }: WhyListProps) {
  return (
    <ul className={classNames(styles.list, boxed && styles.boxed)} aria-label={label}>
      {rows.map((row) => {
        const look = classNames(styles.row, row.weight !== undefined && styles[row.weight]);
        return (
          <li key={row.id}>
            {row.onOpen === undefined ? (
              <div className={look}>
                <RowContent row={row} />
              </div>
            ) : (
              <button type="button" className={look} onClick={row.onOpen}>
                <RowContent row={row} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
