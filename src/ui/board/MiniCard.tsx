import type { ReactNode } from 'react';
import { AmmoDie, type AmmoShown } from '../AmmoDie.tsx';
import { classNames } from '../classNames.ts';
import type { WoundsShown } from '../CardWounds.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Pips } from '../Pips.tsx';
import type { ApShown, OrderShown, SideColour } from '../side.ts';
import { useWoundDrag } from '../useWoundDrag.ts';
import { WoundNumeral } from '../WoundNumeral.tsx';
import { WoundTrack } from '../WoundTrack.tsx';
import styles from './MiniCard.module.css';

type MiniCardProps = {
  readonly side: SideColour;
  readonly name: string;
  /** The whole card as one sentence. */
  readonly sentence: string;
  readonly wounds: WoundsShown;
  readonly injured: boolean;
  readonly woundsLabel: string;
  readonly order: OrderShown | null;
  readonly facts: readonly string[];
  readonly ap: (ApShown & { readonly text: string }) | null;
  readonly ammo?: AmmoShown | null | undefined;
  readonly onOpen: () => void;
  readonly onWounds: () => void;
  readonly onWoundsSet: (value: number) => void;
  /** The key at its end: to the cards. */
  readonly end: ReactNode;
};

/** Who acts, as low as a card can be: its wounds, its name, what it has left. */
export function MiniCard(props: MiniCardProps) {
  const { side, name, wounds, injured, order, facts, ap, ammo = null, end } = props;
  const drag = useWoundDrag({ value: wounds.now, max: wounds.max, onCommit: props.onWoundsSet });
  return (
    <article className={classNames(styles.card, styles[side])} aria-label={props.sentence} data-part="mini">
      <button
        type="button"
        className={classNames(styles.wounds, injured && styles.injured)}
        aria-label={props.woundsLabel}
        onClick={props.onWounds}
        {...drag.handlers}
      >
        <WoundNumeral value={drag.shown} live={drag.dragging} className={styles.numeral} />
        <small>/{wounds.max}</small>
      </button>
      <button type="button" className={styles.body} onClick={props.onOpen}>
        <span className={styles.line}>
          <b className={styles.name} style={{ '--letters': name.length }}>
            {name}
          </b>
          {ap !== null && (
            <span className={styles.ap}>
              <Pips left={ap.left} of={ap.of} label={ap.label} />
              {ap.text}
            </span>
          )}
        </span>
        <span className={styles.facts}>
          {order !== null && (
            <span className={styles.order}>
              <Icon name={order.kind} size={15} />
              <span>{order.word}</span>
            </span>
          )}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {ammo !== null && <AmmoDie ammo={ammo} />}
        </span>
      </button>
      {end}
      <WoundTrack {...wounds} side={side} />
    </article>
  );
}

type SwapKeyProps = {
  readonly to: 'board' | 'cards';
  readonly word: string;
  readonly label: string;
  readonly keyHint: string;
  /** Not at the end of a card: with an edge of its own. */
  readonly alone?: boolean;
  readonly onPress: () => void;
};

/** From the board to the cards and back, always at the same place under the thumb. */
export const SwapKey = ({ to, word, label, keyHint, alone = false, onPress }: SwapKeyProps) => (
  <button
    type="button"
    className={classNames(styles.swap, alone && styles.alone)}
    aria-label={label}
    aria-keyshortcuts={keyHint}
    onClick={onPress}
  >
    <Icon name={to === 'board' ? 'board' : 'cards'} size={22} />
    {word}
  </button>
);
