import { Mark } from '../Mark.tsx';
import type { SideColour } from '../side.ts';
import styles from './WaitingRow.module.css';

/** Somebody that has no place on the map. */
interface WaitingShown {
  readonly id: string;
  readonly side: SideColour;
  readonly name: string;
  /** The name of its button. */
  readonly label: string;
  readonly inHand: boolean;
}

type WaitingRowProps = {
  readonly waiting: readonly WaitingShown[];
  /** What puts all of them down; null: nothing does. */
  readonly rest: { readonly label: string; readonly onPress: () => void } | null;
  readonly onPress: (id: string) => void;
};

/** Those that have no place, in a row along the map: a tap takes one in hand. */
export function WaitingRow({ waiting, rest, onPress }: WaitingRowProps) {
  if (waiting.length === 0) return null;
  return (
    <ul className={styles.row}>
      {rest !== null && (
        <li className={styles.first}>
          <button type="button" className={styles.rest} onClick={rest.onPress}>
            {rest.label}
          </button>
        </li>
      )}
      {waiting.map(({ id, side, name, label, inHand }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.waits}
            aria-pressed={inHand}
            aria-label={label}
            onClick={() => onPress(id)}
          >
            <Mark side={side} />
            <b>?</b>
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
