import { classNames } from '../classNames.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { KeyCap } from '../KeyCap.tsx';
import { useKeyNow } from '../keyWays.ts';
import { useHold } from '../useHold.ts';
import { usePressOnce } from '../usePressOnce.ts';
import { longestWord } from '../longestWord.ts';
import styles from './ActTile.module.css';

type ActTileProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string | null;
  readonly cost?: { readonly value: string; readonly unit: string };
  readonly keyHint?: string;
  /** What stands for all that is not shown. */
  readonly more?: boolean;
  readonly pressKey: string | number;
  readonly onPress: () => void;
  /** After half a second: what it is. */
  readonly onHold?: () => void;
};

const ignore = (): void => undefined;

/** Longer names are set smaller. */
const SHORT = 8;

/** One act as a tile of the dock: icon, name, what the board knows of it, cost. */
export function ActTile({ icon, title, detail, cost, more = false, ...rest }: ActTileProps) {
  const keyHint = useKeyNow(rest.keyHint);
  const press = usePressOnce(rest.onPress, rest.pressKey);
  const { onClick: _, ...hold } = useHold(ignore, rest.onHold);
  const spoken = [title, detail, cost !== undefined && `${cost.value} ${cost.unit}`].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={classNames(styles.tile, more && styles.more, title.length > SHORT && styles.long)}
      aria-label={spoken}
      aria-keyshortcuts={keyHint ?? undefined}
      {...hold}
      onClick={press}
    >
      <Icon name={icon} size={19} />
      <span className={styles.words}>
        <b style={{ '--longest': longestWord(title) }}>{title}</b>
        {detail !== null && <small>{detail}</small>}
      </span>
      {keyHint !== null && <KeyCap>{keyHint}</KeyCap>}
      {cost !== undefined && <span className={styles.cost}>{cost.value}</span>}
    </button>
  );
}
