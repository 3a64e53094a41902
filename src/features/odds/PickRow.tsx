import { Icon } from '../../ui/icons/Icon.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Odds.module.css';
import type { Named } from './picked.ts';

type PickRowProps = {
  readonly whose: string;
  /** Null: the numbers are typed. */
  readonly named: Named | null;
  readonly onPick: () => void;
};

/** Whose numbers stand below, and the way to somebody else’s. */
export function PickRow({ whose, named, onPick }: PickRowProps) {
  const { pick } = useWords('odds');
  const name = named === null || named.weapon === null ? named?.owner : pick.named(named.owner, named.weapon);
  const label = pick.openFor(whose);
  return (
    <button
      type="button"
      className={styles.pick}
      aria-label={name === undefined ? label : `${name}. ${label}`}
      onClick={onPick}
    >
      <Icon name="roster" />
      <span>{name === undefined ? pick.open : <b>{name}</b>}</span>
      <Icon name="open" />
    </button>
  );
}
