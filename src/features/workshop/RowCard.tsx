import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { BehaviourRow } from '../../engine/behaviour/killTeam/table.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import form from '../../ui/Form.module.css';
import { rowSentence } from '../../words/behaviourSentence.ts';
import { useBothWords } from './useBothWords.ts';
import styles from './Workshop.module.css';

/** What can be done with a card; null: it is only read. */
type CardActs = {
  readonly onMove: (by: number) => void;
  readonly onOpen: () => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  readonly handle: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
};

type RowCardProps = {
  readonly row: BehaviourRow;
  readonly number: number;
  readonly of: number;
  readonly standing: 'same' | 'changed' | 'added';
  readonly findings: readonly string[];
  readonly acts: CardActs | null;
  readonly dragged?: 'held' | 'before' | 'after' | null;
  readonly by?: number;
  readonly open?: boolean;
  /** The editor of an open card. */
  readonly children?: ReactNode;
};

const MOVES: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function Handle({ number, acts }: { readonly number: number; readonly acts: CardActs }) {
  const { editor } = useBothWords().words;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (by === undefined) return;
    event.preventDefault();
    acts.onMove(by);
  };
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={editor.drag(number)}
      onKeyDown={onKeyDown}
      {...acts.handle}
    >
      <b>{number}</b>
      <Icon name="grip" size={18} />
    </button>
  );
}

type ButtonsProps = Pick<RowCardProps, 'number' | 'of' | 'open'> & { readonly acts: CardActs };

function Buttons({ number, of, open = false, acts }: ButtonsProps) {
  const { editor } = useBothWords().words;
  return (
    <div className={styles.buttons}>
      <IconButton
        icon="next"
        turned="up"
        label={editor.up(number)}
        impossible={number === 1}
        onPress={() => acts.onMove(-1)}
      />
      <IconButton
        icon="next"
        turned="down"
        label={editor.down(number)}
        impossible={number === of}
        onPress={() => acts.onMove(1)}
      />
      <IconButton icon="plus" label={editor.duplicate(number)} onPress={acts.onDuplicate} />
      <IconButton
        icon="cross"
        label={of === 1 ? editor.lastStays : editor.remove(number)}
        impossible={of === 1}
        onPress={acts.onRemove}
      />
      <button
        type="button"
        className={styles.edit}
        aria-expanded={open}
        aria-label={open ? editor.done(number) : editor.edit(number)}
        onClick={acts.onOpen}
      >
        <Icon name={open ? 'check' : 'byHand'} />
        {open ? editor.doneShort : editor.editShort}
      </button>
    </div>
  );
}

/** One row of a table: its number, its sentence, what the linter found, and what can be done with it. */
export function RowCard({ row, number, of, standing, findings, acts, children, ...look }: RowCardProps) {
  const both = useBothWords();
  const { editor } = both.words;
  const { dragged = null, by = 0, open = false } = look;
  const style: CSSProperties | undefined = dragged === 'held' ? { transform: `translateY(${by}px)` } : undefined;
  return (
    <li
      className={classNames(form.item, styles.card, dragged !== null && styles[dragged], open && form.opened)}
      style={style}
      aria-label={editor.card(number)}
    >
      <div className={styles.head}>
        {acts === null ? <span className={styles.number}>{number}</span> : <Handle number={number} acts={acts} />}
        <div className={styles.said}>
          {standing !== 'same' && (
            <span className={form.label}>{standing === 'added' ? editor.addedRow : editor.changedRow}</span>
          )}
          <p>{rowSentence(both.said, row)}</p>
          {row.note !== undefined && <p className={form.hint}>{row.note}</p>}
          {findings.map((finding) => (
            <p key={finding} className={styles.finding}>
              <Icon name="notSaved" size={16} />
              {finding}
            </p>
          ))}
        </div>
      </div>
      {open && children}
      {acts !== null && <Buttons number={number} of={of} open={open} acts={acts} />}
    </li>
  );
}
