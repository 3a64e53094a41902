import { useState } from 'react';
import { PrepPair } from '../../../ui/PrepSection.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { PicksNow } from '../usePicks.ts';
import { type Comparison, type ComparisonEntry, type ListId, listsFor, withEntries, withList } from './comparison.ts';
import { OwnSheet } from './OwnSheet.tsx';
import { PickSheet } from './PickSheet.tsx';
import { type ItemGroup, pickGroups } from './pickGroups.ts';
import { useFactions } from './useFactions.ts';

type ListsProps = {
  readonly comparison: Comparison;
  readonly picks: PicksNow;
  readonly onChange: (comparison: Comparison) => void;
};

type Open = { readonly id: ListId; readonly isOwn: boolean };

/** The sheet in which a list is picked. */
function ListSheet({
  comparison,
  picks,
  onChange,
  at,
  onAt,
}: ListsProps & { at: Open; onAt: (at: Open | null) => void }) {
  const words = useWords('odds').compare;
  const factions = useFactions();
  const { id, isOwn } = at;
  const list = comparison.lists[id];
  const { of } = comparison;
  const groups: readonly ItemGroup[] | 'failed' | null =
    picks === null || picks === 'failed' ? picks : pickGroups(id, picks, factions, words);
  const take = (next: readonly ComparisonEntry[]) => onChange(withList(comparison, id, next));
  return isOwn ? (
    <OwnSheet
      id={id}
      from={{ side: id === 'weapons' || id === 'fighters' ? of.mine : of.theirs, save: of.save }}
      onAdd={(entry) => {
        take(withEntries(list, [entry]));
        onAt({ id, isOwn: false });
      }}
      onClose={() => onAt({ id, isOwn: false })}
    />
  ) : (
    <PickSheet
      id={id}
      list={list}
      groups={groups}
      onList={take}
      onOwn={() => onAt({ id, isOwn: true })}
      onClose={() => onAt(null)}
    />
  );
}

/** What is listed, and where it is picked. */
export function Lists(props: ListsProps) {
  const words = useWords('odds').compare;
  const [at, setAt] = useState<Open | null>(null);
  const { comparison } = props;
  return (
    <>
      <PrepPair>
        {listsFor(comparison.of.kind).map((id) => (
          <PlainButton
            key={id}
            icon="plus"
            label={words.listCount(words.lists[id], comparison.lists[id].length)}
            onPress={() => setAt({ id, isOwn: false })}
          />
        ))}
      </PrepPair>
      {at !== null && <ListSheet {...props} at={at} onAt={setAt} />}
    </>
  );
}
