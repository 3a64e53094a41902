import type { MouseEvent } from 'react';
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
  /** A tap below the numeral: one wound less. Default: as any press. */
  readonly onLess?: (() => void) | undefined;
  readonly onSet?: ((value: number) => void) | undefined;
};

/** Where the lower part begins, as a share of the height: below the middle, so that a tap on it is meant. */
const LOWER = 0.55;

/** True for a finger or a pointer on the lower part of the button; keys have no place. */
function isLow({ detail, clientY, currentTarget }: MouseEvent): boolean {
  const { top, height } = currentTarget.getBoundingClientRect();
  return detail > 0 && height > 0 && clientY > top + height * LOWER;
}

/** The numeral of a card: its lower part takes one wound, the rest opens every value; a drag up or down changes it. */
export function CardWounds(props: CardWoundsProps) {
  const { side, wounds, label, injuredWord, spent, onPress, onLess, onSet } = props;
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
      onClick={(event) => (onLess !== undefined && isLow(event) ? onLess() : onPress())}
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
