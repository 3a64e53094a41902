import { useScene } from '../../scene/useScene.ts';
import { isSeen, isTarget, type Seen } from '../../engine/behaviour/killTeam/seen.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './Question.module.css';

type SightRowProps = {
  readonly operative: Operative;
  readonly seen: Seen;
  readonly onTap: (which: keyof Seen) => void;
  /** It sees this one, in the open, and nobody else; null: something is marked already. */
  readonly onOnly: (() => void) | null;
};

const WAYS = ['open', 'cover', 'obscured'] as const;

/** One of the retinue: nothing pressed, it is not seen. */
export function SightRow({ operative, seen, onTap, onOnly }: SightRowProps) {
  const { words, told, look, view } = useScene('behaviour');
  const { id, order, wounds, maxWounds } = operative;
  const hidden = isSeen(seen) && !isTarget(operative, seen);
  const detail = `${words.orders[order].short}, ${wounds}/${maxWounds}`;
  const who = (
    <>
      <b>{look.name(id)}</b>
      <small>
        <Icon name={order} size={13} /> {hidden ? told.turn.seen.none : detail}
        {onOnly !== null && <u>{told.turn.onlyThis}</u>}
      </small>
    </>
  );
  return (
    <div className={styles.row} role="group" aria-label={look.name(id)}>
      {onOnly === null ? (
        <p className={styles.name}>{who}</p>
      ) : (
        <button
          type="button"
          className={classNames(styles.name, styles.only)}
          aria-label={told.turn.onlyThisOpen(look.name(id))}
          onClick={onOnly}
        >
          {who}
        </button>
      )}
      {WAYS.filter((way) => way !== 'obscured' || view.enemies?.obscuredForbids !== true).map((way) => (
        <button
          key={way}
          type="button"
          className={styles.way}
          aria-pressed={seen[way]}
          aria-label={`${look.name(id)}, ${told.turn.seen[way]}`}
          onClick={() => onTap(way)}
        >
          {told.turn.seen[way]}
        </button>
      ))}
    </div>
  );
}
