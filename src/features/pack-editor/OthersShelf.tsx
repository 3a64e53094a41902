import { cutWords } from '../../engine/core/plainWords.ts';
import { useEffect, useState } from 'react';
import type { RowRef } from '../../content/packRows.ts';
import { copyTaken } from '../../state/workshop/takenCopies.ts';
import { type PackDesk, useWorkshopPack } from '../../state/workshop/packDesk.ts';
import { useApp } from '../../state/base/useApp.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useTogether } from '../../ui/Together.tsx';
import form from '../../ui/Form.module.css';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import { type Other, othersOf } from './others.ts';
import { type OtherPlaces, OtherSheet } from './OtherSheet.tsx';

const LONGEST_NAME = 80;

const ICONS: Partial<Record<RowRef['kind'], IconName>> = { tables: 'dice', behaviours: 'workshop' };

function detailOf({ broken, kinds, others }: Words<'workshop'>['packEditor'], { pack, row }: Other): string {
  if (pack.problems.length > 0) return broken;
  return others.detail(kinds[row.kind], pack.name === row.name ? '' : pack.name, pack.author);
}

type OthersShelfProps = {
  readonly places: OtherPlaces;
  /** A copy was put among one’s own. */
  readonly onCopied: (ref: RowRef) => void;
  /** Of this pack alone; left out: of all that were taken. */
  readonly pack?: string;
  /** Of these kinds alone; left out: of all. */
  readonly kinds?: readonly RowRef['kind'][];
};

/** What came from others: to be looked at, played, printed, and copied for writing in it. Nothing is shown when there is nothing. */
export function OthersShelf({ places, onCopied, pack, kinds }: OthersShelfProps) {
  const { readDesk } = useWorkshopPack();
  const app = useApp();
  const words = useWords('workshop').packEditor;
  const [desk, setDesk] = useState<PackDesk | null>();
  const [more, setMore] = useState<Other | null>(null);
  const [said, setSaid] = useState('');
  useTogether(desk !== undefined);
  useEffect(() => {
    let wanted = true;
    void readDesk().then((found) => wanted && setDesk(found));
    return () => {
      wanted = false;
    };
  }, [readDesk]);
  const all = desk === undefined || desk === null ? [] : othersOf(desk, pack);
  const others = all.filter(({ row }) => kinds?.includes(row.kind) ?? true);
  if (others.length === 0) return null;
  const copy = async ({ pack: from, row }: Other) => {
    const name = cutWords(words.others.copyName(row.name), LONGEST_NAME);
    const done = await copyTaken(app, { pack: from.id, ref: { kind: row.kind, id: row.id } }, name);
    if (done.kind === 'stored') onCopied(done.ref);
    else setSaid(done.kind === 'gone' ? words.others.gone : words[done.kind]);
  };
  return (
    <section className={form.shelf} aria-label={words.others.title}>
      <SectionHead title={words.others.title} />
      {others.map((other) => (
        <ListRow
          key={`${other.pack.id} ${other.row.kind} ${other.row.id}`}
          icon={ICONS[other.row.kind] ?? 'campaign'}
          title={other.row.name}
          detail={detailOf(words, other)}
          opens
          onPress={() => setMore(other)}
        />
      ))}
      <p className={said === '' ? 'visually-hidden' : form.hint} role="status">
        {said}
      </p>
      {more !== null && (
        <OtherSheet other={more} places={places} onCopy={() => void copy(more)} onClose={() => setMore(null)} />
      )}
    </section>
  );
}
