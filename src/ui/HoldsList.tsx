import styles from './HoldsList.module.css';
import { PlainButton } from './PlainButton.tsx';

type HoldsListProps = {
  readonly holds: readonly {
    readonly key: string;
    readonly short: string;
    readonly name: string;
    readonly sentence: string | null;
    readonly lines: readonly string[];
    readonly until: string;
    readonly ids: readonly string[];
  }[];
  readonly liftLabel: (name: string) => string;
  readonly lift: string;
  readonly onLift: (ids: readonly string[]) => void;
};

/** What holds now: each with why, until when, and how it is lifted. */
export function HoldsList({ holds, lift, liftLabel, onLift }: HoldsListProps) {
  return (
    <ul className={styles.holds} data-inset>
      {holds.map(({ key, short, name, sentence, lines, until, ids }) => (
        <li key={key} className={styles.one}>
          <span>
            <b>{short}</b>
            {[...(sentence === null ? lines : [sentence]), until].map((line) => (
              <small key={line}>{line}</small>
            ))}
          </span>
          <PlainButton label={lift} name={liftLabel(name)} onPress={() => onLift(ids)} />
        </li>
      ))}
    </ul>
  );
}
