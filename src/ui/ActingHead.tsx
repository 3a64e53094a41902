import styles from './ActingHead.module.css';
import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import { Pips } from './Pips.tsx';
import type { ApShown, OrderShown, SideColour } from './side.ts';
import type { ReactNode } from 'react';
import { Measured } from './measured.tsx';

type ActingHeadProps = {
  readonly name: string;
  readonly order: OrderShown | null;
  /** Short facts for the narrow head: "Hit 3+", "Save 5+". */
  readonly facts?: readonly string[];
  /** Points left, with the words beside the pips: "2 AP". */
  readonly ap?: (ApShown & { readonly text: string }) | null;
  /** The profile, shown instead of the facts where there is width. */
  readonly stats?: readonly { readonly id: string; readonly label: string; readonly value: string }[];
  readonly owner?: string;
  /** In the place of the points: what else it has left. */
  readonly aside?: ReactNode;
  readonly level?: 2 | 3;
  /** Of two equal sides, the one it is of: an edge in its colour, the right one's head mirrored. */
  readonly side?: SideColour;
};

/** Longer names stand on two lines. */
const ONE_LINE = 13;

/** The head of the acting panel: the same sheet as the acting card. */
export function ActingHead({
  name,
  order,
  facts = [],
  ap = null,
  stats = [],
  owner,
  aside,
  level = 2,
  side,
}: ActingHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.shell}>
      <header className={classNames(styles.head, side !== undefined && styles[side])} key={name}>
        <Heading className={classNames(styles.name, name.length > ONE_LINE && styles.long)}>{name}</Heading>
        <div className={styles.facts}>
          {order !== null && (
            <span className={styles.order}>
              <Icon name={order.kind} size={15} />
              {order.word}
            </span>
          )}
          {facts.map((fact) => (
            <span key={fact} className={stats.length > 0 ? styles.fact : undefined}>
              {fact}
            </span>
          ))}
          {owner !== undefined && <span className={styles.owner}>{owner}</span>}
        </div>
        {ap !== null && (
          <div className={styles.ap}>
            <Pips left={ap.left} of={ap.of} label={ap.label} />
            <span>{ap.text}</span>
          </div>
        )}
        {aside !== undefined && <div className={styles.ap}>{aside}</div>}
        {stats.length > 0 && (
          <div className={styles.stats}>
            {stats.map((stat) => (
              <span key={stat.id}>
                <b>
                  <Measured text={stat.value} />
                </b>
                <small>{stat.label}</small>
              </span>
            ))}
          </div>
        )}
      </header>
    </div>
  );
}
