import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SheetDialog } from '../../../ui/SheetDialog.tsx';
import { TickBox } from '../../../ui/TickBox.tsx';
import { useWords } from '../../../words/useWords.ts';
import { Fold } from '../../../ui/Fold.tsx';
import styles from './Compare.module.css';
import { type ComparisonEntry, type ListId, MOST_ENTRIES, withEntries, withoutPicks } from './comparison.ts';
import type { ItemGroup } from './pickGroups.ts';

type GroupProps = {
  readonly group: ItemGroup;
  readonly list: readonly ComparisonEntry[];
  readonly onList: (list: readonly ComparisonEntry[]) => void;
};

const picked = (list: readonly ComparisonEntry[]): ReadonlySet<string> =>
  new Set(list.flatMap((entry) => (entry.kind === 'pick' ? [entry.id] : [])));

const entryOf = ({ id }: { readonly id: string }): ComparisonEntry => ({ kind: 'pick', id });

/** Those who belong together: how many are picked, all of them at a tap, and each. */
function Group({ group, list, onList }: GroupProps) {
  const words = useWords('odds').compare;
  const { name, items } = group;
  const ids = picked(list);
  const count = items.filter(({ id }) => ids.has(id)).length;
  const isAll = count === items.length;
  const without = (gone: readonly { readonly id: string }[]) => withoutPicks(list, new Set(gone.map(({ id }) => id)));
  return (
    <Fold title={name} note={words.groupCount(count, items.length)} isOpen={count > 0 && !isAll}>
      <PlainButton
        label={isAll ? words.none(name) : words.all(name)}
        onPress={() => onList(isAll ? without(items) : withEntries(list, items.map(entryOf)))}
      />
      {items.map((item) => (
        <div key={item.id} className={styles.pick}>
          <TickBox
            label={item.name}
            on={ids.has(item.id)}
            onChange={(on) => onList(on ? withEntries(list, [entryOf(item)]) : without([item]))}
          />
          <small>{item.note}</small>
        </div>
      ))}
    </Fold>
  );
}

type PickSheetProps = {
  readonly id: ListId;
  readonly list: readonly ComparisonEntry[];
  /** Null: the packs are being read; `failed`: they cannot be. */
  readonly groups: readonly ItemGroup[] | 'failed' | null;
  readonly onList: (list: readonly ComparisonEntry[]) => void;
  readonly onOwn: () => void;
  readonly onClose: () => void;
};

function OwnOnes({ list, onList }: Pick<PickSheetProps, 'list' | 'onList'>) {
  const words = useWords('odds').compare;
  const own = list.filter((entry) => entry.kind === 'own');
  return own.map((entry, at) => {
    const name = entry.name === '' ? `${words.own} ${at + 1}` : entry.name;
    return (
      <PlainButton
        key={`${name} ${at}`}
        icon="cross"
        label={words.remove(name)}
        onPress={() => onList(list.filter((each) => each !== entry))}
      />
    );
  });
}

/** Picks what is listed: group by group, or with numbers of one’s own. */
export function PickSheet({ id, list, groups, onList, onOwn, onClose }: PickSheetProps) {
  const words = useWords('odds').compare;
  const { common } = useWords('shared');
  return (
    <SheetDialog
      open
      title={words.listCount(words.lists[id], list.length)}
      closeLabel={common.close}
      onClose={onClose}
      actions={
        <>
          <PlainButton label={words.addOwn} onPress={onOwn} />
          <PlainButton tone="brass" label={words.done} onPress={onClose} />
        </>
      }
    >
      <div className={styles.picks}>
        {list.length >= MOST_ENTRIES && <p role="status">{words.full(MOST_ENTRIES)}</p>}
        {list.length > 0 && <PlainButton label={words.clear} onPress={() => onList([])} />}
        <OwnOnes list={list} onList={onList} />
        {groups === null && <p role="status">{words.reading}</p>}
        {groups === 'failed' && <p role="alert">{words.unread}</p>}
        {Array.isArray(groups) &&
          groups.map((group: ItemGroup) => <Group key={group.id} group={group} list={list} onList={onList} />)}
      </div>
    </SheetDialog>
  );
}
