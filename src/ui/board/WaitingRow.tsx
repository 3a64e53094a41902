import { Mark } from '../Mark.tsx';
import type { SideColour } from '../side.ts';
import { usePullOut } from './usePullOut.ts';
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
  /** What puts all of them down, as it stands there and by its whole name; null: nothing does. */
  readonly rest: { readonly text: string; readonly label: string; readonly onPress: () => void } | null;
  /** One is in hand now, or is in hand no more. */
  readonly onHold: (id: string, held: boolean) => void;
};

type WaitsProps = { readonly waits: WaitingShown; readonly onHold: (held: boolean) => void };

/** Somebody without a place: pulled onto the map, or tapped and then put down by a tap there. */
function Waits({ waits: { side, name, label, inHand }, onHold }: WaitsProps) {
  const pull = usePullOut({ onBegin: () => onHold(true), onMiss: () => onHold(false), onTap: () => onHold(!inHand) });
  return (
    <button type="button" className={styles.waits} aria-pressed={inHand} aria-label={label} {...pull.on}>
      <Mark side={side} />
      <b>?</b>
      <span>{name}</span>
      {pull.at !== null && (
        <span className={styles.pulled} style={{ left: pull.at.x, top: pull.at.y }} aria-hidden="true">
          <Mark side={side} />
        </span>
      )}
    </button>
  );
}

/** Those that have no place, in a row along the map: a tap or a pull takes one in hand. */
export function WaitingRow({ waiting, rest, onHold }: WaitingRowProps) {
  if (waiting.length === 0) return null;
  return (
    <ul className={styles.row}>
      {rest !== null && (
        <li className={styles.first}>
          <button type="button" className={styles.rest} aria-label={rest.label} onClick={rest.onPress}>
            {rest.text}
          </button>
        </li>
      )}
      {waiting.map((waits) => (
        <li key={waits.id}>
          <Waits waits={waits} onHold={(held) => onHold(waits.id, held)} />
        </li>
      ))}
    </ul>
  );
}
