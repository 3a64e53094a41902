import styles from './CardWounds.module.css';
import { classNames } from './classNames.ts';
import type { SideColour } from './side.ts';
import { useWoundDrag } from './useWoundDrag.ts';
import { WoundNumeral } from './WoundNumeral.tsx';

export type WoundsShown = {
  readonly now: number;
  readonly max: number;
  /** The highest number of wounds that counts as injured; 0 when none does. */
  readonly injuredAt: number;
};

type CardWoundsProps = {
  readonly side: SideColour;
  readonly wounds: WoundsShown;
  readonly label: string;
  readonly injuredWord: string | null;
  /** Drawn thin: the operative is spent. */
  readonly spent: boolean;
  readonly onPress: () => void;
  readonly onSet?: ((value: number) => void) | undefined;
};

/** The numeral of a card: press to pick a value, drag up or down to change it. */
export function CardWounds({ side, wounds, label, injuredWord, spent, onPress, onSet }: CardWoundsProps) {
  const drag = useWoundDrag({ value: wounds.now, max: wounds.max, onCommit: onSet });
  const harmed = injuredWord !== null || wounds.now === 0;
  return (
    <button
      type="button"
      className={classNames(
        styles.wounds,
        side === 'enemy' && styles.enemy,
        onSet !== undefined && styles.draggable,
        drag.dragging && styles.dragging,
        wounds.max > 9 && wounds.now > 9 && styles.long,
      )}
      aria-label={label}
      onClick={onPress}
      {...drag.handlers}
    >
      <WoundNumeral
        value={drag.shown}
        live={drag.dragging}
        className={classNames(styles.numeral, harmed ? styles.harm : spent && styles.spent)}
      />
      <small className={styles.of}>/ {wounds.max}</small>
      {injuredWord !== null && <em className={styles.injured}>{injuredWord}</em>}
    </button>
  );
}
