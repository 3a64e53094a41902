import { type ReactNode, useId } from 'react';
import { freeId } from '../content/tableIds.ts';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import form from '../ui/Form.module.css';
import { useWords } from '../words/useWords.ts';
import styles from './Editor.module.css';
import { Fresh } from './Fresh.tsx';
import { usePlaces } from './places.ts';

/** How an item is shown while it is closed. */
interface ItemSaid {
  readonly title: string;
  readonly detail?: string;
}

/** The place of an item in the document, and whether it was added just now. */
export interface ItemAt {
  readonly path: string;
  readonly fresh: boolean;
}

export type ItemListProps<T extends { readonly id: string }> = {
  readonly label: string;
  /** The place of the list in the document. */
  readonly path: string;
  readonly items: readonly T[];
  readonly most: number;
  /** What is said in place of the button when there are that many; left out: that there is room for no more. */
  readonly full?: string | undefined;
  readonly addLabel: string;
  /** Of a new item, before its number. */
  readonly stem: string;
  readonly make: (id: string) => T;
  readonly said: (item: T) => ItemSaid;
  readonly onChange: (items: T[], typed?: string | null) => void;
  readonly children: (item: T, set: (next: Partial<T>, typed?: string | null) => void, at: ItemAt) => ReactNode;
};

type ActsProps = {
  readonly name: string;
  readonly index: number;
  readonly of: number;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
};

function ItemActs({ name, index, of, onMove, onRemove }: ActsProps) {
  const { item } = useWords('workshop').scenarioEditor;
  return (
    <div className={styles.buttons}>
      <IconButton icon="next" turned="up" label={item.up(name)} impossible={index === 0} onPress={() => onMove(-1)} />
      <IconButton
        icon="next"
        turned="down"
        label={item.down(name)}
        impossible={index === of - 1}
        onPress={() => onMove(1)}
      />
      <IconButton icon="cross" label={item.remove(name)} onPress={onRemove} />
    </div>
  );
}

type HeadProps = {
  readonly said: ItemSaid;
  readonly open: boolean;
  readonly flaw: string | null;
  readonly controls: string;
  readonly path: string;
  readonly onPress: () => void;
};

function ItemHead({ said, open, flaw, controls, path, onPress }: HeadProps) {
  const { item } = useWords('workshop').scenarioEditor;
  return (
    <button
      type="button"
      className={styles.itemHead}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={open ? item.close(said.title) : item.edit(said.title)}
      data-place={path}
      onClick={onPress}
    >
      <span>
        <b>{said.title}</b>
        {said.detail !== undefined && said.detail !== '' && <small>{said.detail}</small>}
        {flaw !== null && (
          <small className={styles.flaw}>
            <Icon name="why" size={16} /> {flaw}
          </small>
        )}
      </span>
      <Icon name={open ? 'check' : 'byHand'} />
    </button>
  );
}

/** Whether a place is this one or within it. */
const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}.`);

/** The item that a list stands in; null: it stands in none. */
const parentOf = (path: string): string | null => /^(?<item>.*\[\d+\])\./u.exec(path)?.groups?.['item'] ?? null;

/** Things of one kind, each said in a line or two and opened to write in it. */
export function ItemList<T extends { readonly id: string }>(props: ItemListProps<T>) {
  const { label, path, items, most, full, addLabel, stem, make, said, onChange, children } = props;
  const { item: words } = useWords('workshop').scenarioEditor;
  const { open, onOpen, flaw } = usePlaces();
  const id = useId();
  const parent = parentOf(path);
  const around = parent === null ? null : { path: parent, fresh: false };
  const placeOf = (index: number) => `${path}[${index}]`;
  const move = (index: number, by: number) => {
    const each = items[index];
    const to = index + by;
    if (each === undefined || to < 0 || to >= items.length) return;
    onChange(items.toSpliced(index, 1).toSpliced(to, 0, each));
    onOpen({ path: placeOf(to), fresh: false });
  };
  const add = () => {
    onOpen({ path: placeOf(items.length), fresh: true });
    onChange([...items, make(freeId(stem, new Set(items.map((each) => each.id))))]);
  };
  return (
    <div className={styles.items} role="group" aria-label={label}>
      <ol className={form.items} hidden={items.length === 0}>
        {items.map((item, index) => {
          const place = placeOf(index);
          const isOpen = open !== null && isWithin(open.path, place);
          const fresh = open?.path === place && open.fresh;
          const shown = said(item);
          return (
            <li key={item.id} className={classNames(form.item, isOpen && form.opened)}>
              <ItemHead
                said={shown}
                open={isOpen}
                flaw={fresh ? null : flaw(place, isOpen ? 'here' : undefined)}
                controls={`${id}-${index}`}
                path={place}
                onPress={() => onOpen(isOpen ? around : { path: place, fresh: false })}
              />
              {isOpen && (
                <Fresh id={`${id}-${index}`} className={styles.form} fresh={fresh}>
                  {children(item, (next, typed = null) => onChange(items.with(index, { ...item, ...next }), typed), {
                    path: place,
                    fresh,
                  })}
                  <ItemActs
                    name={shown.title}
                    index={index}
                    of={items.length}
                    onMove={(by) => move(index, by)}
                    onRemove={() => {
                      onOpen(around);
                      onChange(items.toSpliced(index, 1));
                    }}
                  />
                </Fresh>
              )}
            </li>
          );
        })}
      </ol>
      {items.length < most ? (
        <PlainButton tone="quiet" icon="plus" label={addLabel} onPress={add} />
      ) : (
        <p className={form.hint}>{full ?? words.full}</p>
      )}
    </div>
  );
}
