import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons/Icon.tsx';
import styles from './ListRow.module.css';

type ListRowProps = {
  readonly title: string;
  readonly detail?: string;
  readonly icon?: IconName;
  /** In place of the icon: a bust, a numeral. */
  readonly lead?: ReactNode;
  readonly tail?: ReactNode;
  /** Draws the arrow of a row that leads on. */
  readonly opens?: boolean;
  /** Accessible name; default title and detail. */
  readonly name?: string;
  readonly onPress?: () => void;
};

function Content({ title, detail, icon, lead, tail, opens = false }: ListRowProps) {
  return (
    <>
      {(lead !== undefined || icon !== undefined) && (
        <span className={styles.lead}>{lead ?? (icon && <Icon name={icon} size={24} />)}</span>
      )}
      <span className={styles.words}>
        <b>{title}</b> {detail !== undefined && <small>{detail}</small>}
      </span>
      {(tail !== undefined || opens) && (
        <span className={styles.tail}>
          {tail}
          {opens && <Icon name="open" />}
        </span>
      )}
    </>
  );
}

/** A row of a list; a button when it leads somewhere. */
export function ListRow(props: ListRowProps) {
  if (props.onPress === undefined) {
    return (
      <div className={styles.row}>
        <Content {...props} />
      </div>
    );
  }
  return (
    <button type="button" className={styles.row} aria-label={props.name} onClick={props.onPress}>
      <Content {...props} />
    </button>
  );
}
