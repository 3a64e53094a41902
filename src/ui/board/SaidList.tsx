import { Icon } from '../icons/Icon.tsx';
import styles from './SaidList.module.css';

/** Somebody of whom something is said by hand, and what. */
export interface SaidLine {
  readonly id: string;
  readonly name: string;
  readonly said: string;
}

/** What the table says otherwise than the board, of whom. */
export const SaidList = ({ label, lines }: { readonly label: string; readonly lines: readonly SaidLine[] }) => (
  <ul className={styles.said} aria-label={label}>
    {lines.map(({ id, name, said }) => (
      <li key={id}>
        <Icon name="byHand" size={16} />
        <span>
          <b>{name}</b> {said}
        </span>
      </li>
    ))}
  </ul>
);
