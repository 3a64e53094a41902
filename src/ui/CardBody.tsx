import { Measured } from './measured.tsx';
import { memo, type ReactNode } from 'react';
import { AmmoDie, type AmmoShown } from './AmmoDie.tsx';
import styles from './CardBody.module.css';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import { Pips } from './Pips.tsx';
import { sameShown } from './sameShown.ts';
import type { ApShown, OrderShown } from './side.ts';
import { Tokens, type TokenShown } from './Tokens.tsx';

/** One figure of the profile on a wide card; `changed` underlines it. */
export type StatShown = { readonly id: string; readonly value: string; readonly changed?: 'harm' | 'better' };

export type CardBodyProps = {
  readonly name: string;
  readonly stateIcon: IconName;
  readonly stateWord: string;
  readonly order: OrderShown | null;
  readonly ap: ApShown | null;
  readonly ammo?: AmmoShown | null | undefined;
  /** Its place in a group that acts, in a word or two. */
  readonly inGroup?: string | null | undefined;
  readonly owner?: { readonly letter: string; readonly name: string } | null | undefined;
  readonly note?: string | null | undefined;
  /** Before the note: what it is, as a drawing. */
  readonly noteIcon?: IconName | null | undefined;
  readonly tokens?: readonly TokenShown[] | undefined;
  readonly weapon?: string | undefined;
  readonly role?: string | undefined;
  readonly stats?: readonly StatShown[] | undefined;
};

const FULL = 10.5;
const SMALL = 12.5;
const OWNER_LETTERS = 3;

/** Room for a name, in letters: an M or a W takes half as much again. */
const lettersOf = (name: string): number => name.length + (name.match(/[mw]/giu) ?? []).length / 2;

/** The size of a name by its letters (an owner's letter takes the room of three): smaller, then on two whole lines, then cut at their end. */
function nameSize(name: string, owned: boolean): string | undefined {
  const letters = lettersOf(name) + (owned ? OWNER_LETTERS : 0);
  if (letters <= FULL) return undefined;
  if (letters <= SMALL) return styles.long;
  return name.trim().includes(' ') ? styles.twoLines : styles.longer;
}

function Order({ order, note, noteIcon }: Pick<CardBodyProps, 'order' | 'note' | 'noteIcon'>) {
  if (note !== undefined && note !== null)
    return (
      <span className={styles.order}>
        {noteIcon && <Icon name={noteIcon} size={15} />}
        <span>{note}</span>
      </span>
    );
  if (order === null) return null;
  return (
    <span className={styles.order}>
      <Icon name={order.kind} size={15} />
      {order.odds ? <b>{order.odds}</b> : <span>{order.word}</span>}
    </span>
  );
}

function Profile({ weapon, role, stats = [] }: Pick<CardBodyProps, 'weapon' | 'role' | 'stats'>): ReactNode {
  return (
    <>
      {weapon !== undefined && <span className={styles.weapon}>{weapon}</span>}
      {role !== undefined && <span className={styles.role}>{role}</span>}
      {stats.length > 0 && (
        <span className={styles.stats}>
          {stats.map(({ id, value, changed }) => (
            <span key={id} className={changed === undefined ? undefined : styles[changed]}>
              <Measured text={value} />
            </span>
          ))}
        </span>
      )}
    </>
  );
}

function Body(props: CardBodyProps) {
  const { name, owner, stateIcon, stateWord, order, note, noteIcon, ap, ammo, inGroup, tokens = [] } = props;
  return (
    <>
      <span className={classNames(styles.name, 'card-name', nameSize(name, Boolean(owner)))}>{name}</span>
      {owner !== undefined && owner !== null && (
        <span className={styles.owner}>
          <span className={styles.ownerLetter}>{owner.letter}</span>
          <span className={styles.ownerName}>{owner.name}</span>
        </span>
      )}
      <i className={styles.break} />
      <span className={styles.state}>
        <Icon name={stateIcon} size={15} />
        {stateWord}
      </span>
      {inGroup && <span className={styles.group}>{inGroup}</span>}
      {ammo !== undefined && ammo !== null && (
        <span className={styles.ammo}>
          <AmmoDie ammo={ammo} />
        </span>
      )}
      <i className={styles.break} />
      <Order order={order} note={note} noteIcon={noteIcon} />
      {tokens.length > 0 && (
        <span className={styles.tokens} data-many={tokens.length > 1 ? '' : undefined}>
          <Tokens tokens={tokens} />
        </span>
      )}
      {ap !== null && (
        <span className={styles.pips}>
          <Pips {...ap} />
        </span>
      )}
      <Profile weapon={props.weapon} role={props.role} stats={props.stats} />
    </>
  );
}

/**
 * What is written on a card beside its numeral: three lines, arranged by the width there is. Most cards say after a command
 * what they said before it, and are not drawn again.
 */
export const CardBody = memo(Body, sameShown);

/** The class of the button that holds a card's body. */
export const cardBodyClass = styles.body;
