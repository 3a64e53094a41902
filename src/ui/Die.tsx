import { classNames } from './classNames.ts';
import styles from './Die.module.css';
import { DieFace, type DieSides } from './DieFace.tsx';
import { Icon } from './icons/Icon.tsx';

export type DieKind = 'crit' | 'hit' | 'miss' | 'coverSave' | 'removed' | 'stopped' | 'wanted';

/** A die as it lies: what it counts as, its face, the face before a re-roll, the word under it, what is spoken. */
export type DieShown = {
  readonly id: string;
  readonly kind: DieKind;
  readonly face: number | null;
  readonly sides?: DieSides;
  readonly was?: number | null;
  readonly word: string;
  readonly label: string;
  /** It may be taken now: brass edge. */
  readonly offered?: boolean;
  /** A six brought it: a bar joins it to the die before it. */
  readonly chained?: boolean;
  /** Never a button, although its neighbours are. */
  readonly fixed?: boolean;
};

function Content({ die }: { readonly die: DieShown }) {
  switch (die.kind) {
    case 'wanted':
      return <span aria-hidden="true">?</span>;
    case 'coverSave':
      return <Icon name="cover" size={30} />;
    case 'removed':
      return <Icon name="minus" />;
    case 'crit':
    case 'hit':
    case 'miss':
    case 'stopped':
      return die.face === null ? null : <DieFace face={die.face} {...(die.sides && { sides: die.sides })} />;
  }
}

function Faces({ die }: { readonly die: DieShown }) {
  const was = die.was ?? null;
  return (
    <>
      <span className={styles.faces}>
        {was !== null && (
          <span className={styles.was}>
            <DieFace face={was} {...(die.sides && { sides: die.sides })} />
          </span>
        )}
        <span
          className={classNames(
            styles.face,
            styles[die.kind],
            die.face !== null && styles.settles,
            die.offered === true && styles.offered,
          )}
        >
          <Content die={die} />
        </span>
      </span>
      <span className={styles.word} aria-hidden="true">
        {die.word}
      </span>
    </>
  );
}

type DieProps = {
  readonly die: DieShown;
  /** Its place in the throw, for settling one after the other. */
  readonly nth?: number;
  /** Corrects a typed die. */
  readonly onPress?: () => void;
};

/** One die with its word. */
export function Die({ die, nth = 0, onPress }: DieProps) {
  const style = { '--nth': nth };
  if (onPress === undefined) {
    return (
      <span
        className={classNames(styles.die, die.chained && styles.chained)}
        role="img"
        aria-label={die.label}
        style={style}
      >
        <Faces die={die} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classNames(styles.die, die.chained && styles.chained)}
      aria-label={die.label}
      style={style}
      onClick={onPress}
    >
      <Faces die={die} />
    </button>
  );
}
