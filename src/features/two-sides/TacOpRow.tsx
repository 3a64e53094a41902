import type { ReactNode } from 'react';
import { RulingNotes } from '../../forms/RulingNotes.tsx';
import { useScene } from '../../scene/useScene.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { classNames } from '../../ui/classNames.ts';
import { rulingsIn } from '../../words/guideSaid.ts';
import type { TacOp } from './views.ts';
import styles from './Secret.module.css';

type TacOpRowProps = {
  readonly op: TacOp;
  readonly on: boolean;
  /** Why it cannot be taken; null: it can. */
  readonly reason: string | null;
  readonly note?: ReactNode;
  /** Left out: it is only read. */
  readonly onPress?: () => void;
};

const most = ({ awards }: TacOp): number => awards.reduce((sum, { points, most: cap }) => sum + (cap ?? points), 0);

/** One tac op: what it asks, what it brings at most, whether it is taken. */
export function TacOpRow({ op, on, reason, note, onPress }: TacOpRowProps) {
  const { told, look } = useScene('twoSides');
  const rulings = rulingsIn(op.rulings ?? []);
  const when = [
    ...(op.from === null ? [] : [told.secret.from(op.from)]),
    ...(op.by === null ? [] : [told.secret.by(op.by)]),
  ].join(' ');
  const inside = (
    <>
      <i aria-hidden="true" className={onPress === undefined ? undefined : styles.box}>
        {on && <Icon name="check" size={18} />}
      </i>
      <span>
        <b>{look.contentName(op.id, op.name)}</b>
        <small>{reason ?? `${look.contentText(`${op.id}/text`, op.text)} ${when}`}</small>
        {note}
      </span>
      <b className={styles.worth}>{most(op)}</b>
    </>
  );
  const drawn = classNames(styles.op, on && styles.on, reason !== null && styles.off);
  if (onPress === undefined)
    return (
      <li>
        <div className={drawn}>{inside}</div>
        <RulingNotes ids={rulings} />
      </li>
    );
  return (
    <li>
      <button
        type="button"
        role="checkbox"
        aria-checked={on}
        aria-disabled={reason === null ? undefined : true}
        className={drawn}
        onClick={() => reason === null && onPress()}
      >
        {inside}
      </button>
      <RulingNotes ids={rulings} />
    </li>
  );
}
