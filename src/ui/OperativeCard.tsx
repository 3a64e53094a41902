import type { ReactNode } from 'react';
import { CardBody, cardBodyClass, type CardBodyProps } from './CardBody.tsx';
import { CardWounds, type WoundsShown } from './CardWounds.tsx';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import styles from './OperativeCard.module.css';
import type { SideColour } from './side.ts';
import { useHold } from './useHold.ts';
import { useMoved } from './useMoved.ts';
import { WoundTrack } from './WoundTrack.tsx';

export type CardState = 'ready' | 'acting' | 'guard' | 'done' | 'down';

export type OperativeCardProps = Omit<CardBodyProps, 'stateIcon'> & {
  readonly side: SideColour;
  /** The accessible name of the whole card, one sentence. */
  readonly sentence: string;
  readonly state: CardState;
  readonly wounds: WoundsShown;
  readonly woundsLabel: string;
  /** The word under the numeral; null when not injured. */
  readonly injuredWord: string | null;
  /** offered: waits to be tapped; chosen: the one chosen. */
  readonly highlight?: 'offered' | 'chosen' | null;
  /** Why it cannot be chosen; it stays a button and says so. */
  readonly dimmed?: string | null;
  /** Accessible name of the card's own button. Default: name, state, order. */
  readonly openLabel?: string;
  readonly onOpen: () => void;
  /** Holding the card half a second. */
  readonly onHold?: () => void;
  readonly onWounds: () => void;
  /** Given, a tap on the lower part of the numeral is one wound. */
  readonly onWoundLess?: () => void;
  /** Given, the numeral can be dragged. */
  readonly onWoundsSet?: (value: number) => void;
  /** The wounds picker while it is open. */
  readonly children?: ReactNode;
};

/** The icon of a state: squares for the retinue, lozenges for the enemy. */
export function stateIcon(side: SideColour, state: CardState): IconName {
  if (state === 'ready') return side === 'enemy' ? 'enemyReady' : 'ready';
  if (state === 'done') return side === 'enemy' ? 'enemyDone' : 'done';
  return state;
}

function spokenLabel({ name, stateWord, order, note, dimmed }: OperativeCardProps): string {
  return [name, stateWord, note ?? order?.word, dimmed].filter(Boolean).join(', ');
}

/** Only what the body shows: the rest is new with every command. */
function bodyOf(props: OperativeCardProps): CardBodyProps {
  const { name, stateWord, order, ap, ammo, inGroup, owner, tokens, weapon, role, stats } = props;
  const { side, state, dimmed = null } = props;
  const note = dimmed ?? props.note;
  const noteIcon = dimmed === null ? props.noteIcon : null;
  return {
    name,
    stateIcon: stateIcon(side, state),
    stateWord,
    order,
    ap,
    ammo,
    inGroup,
    owner,
    note,
    noteIcon,
    tokens,
    weapon,
    role,
    stats,
  };
}

/** One operative: wounds, name, state, order, ammunition and action points; compact or wide by its own width. */
export function OperativeCard(props: OperativeCardProps) {
  const { side, state, wounds, injuredWord, highlight = null, dimmed = null, children } = props;
  const moved = useMoved(state);
  const hold = useHold(props.onOpen, props.onHold);
  return (
    <article className={styles.shell} aria-label={props.sentence} data-state={state} data-side={side}>
      <div
        className={classNames(
          styles.card,
          side === 'enemy' && styles.enemy,
          styles[state],
          injuredWord !== null && styles.injured,
          props.inGroup && styles.grouped,
          highlight !== null && styles[highlight],
          dimmed !== null && styles.dimmed,
          moved && styles.moved,
        )}
      >
        <CardWounds
          side={side}
          wounds={wounds}
          label={props.woundsLabel}
          injuredWord={injuredWord}
          spent={state === 'done' || dimmed !== null}
          onPress={props.onWounds}
          onLess={props.onWoundLess}
          onSet={props.onWoundsSet}
        />
        <button
          type="button"
          className={cardBodyClass}
          aria-label={props.openLabel ?? spokenLabel(props)}
          aria-disabled={dimmed === null ? undefined : true}
          aria-current={state === 'acting' ? 'true' : undefined}
          {...hold}
        >
          <CardBody {...bodyOf(props)} />
        </button>
        {highlight === 'chosen' && (
          <span className={styles.tick}>
            <Icon name="check" size={14} />
          </span>
        )}
        <WoundTrack {...wounds} side={side} />
      </div>
      {children}
    </article>
  );
}
