import { useState } from 'react';
import type { BinItem, BroughtBack } from '../../state/library/bin.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import form from '../../ui/Form.module.css';
import { packName } from '../../words/packName.ts';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import { EmptyBinSheet } from './EmptyBinSheet.tsx';
import { timeText } from './timeText.ts';
import { useBinShown } from './useBinShown.ts';

type BinScreenProps = { readonly onBack: () => void };

/** What came of bringing something back, and whether that is what was wanted. */
function outcomeSaid(words: Words<'storage'>, done: BroughtBack): { readonly text: string; readonly harm: boolean } {
  switch (done.kind) {
    case 'back':
      return { text: words.bin.back(done.name), harm: false };
    case 'replaced':
      return { text: words.copies[done.why], harm: true };
    case 'gone':
    case 'failed':
    case 'tooLarge':
    case 'astray':
      return { text: words.bin[done.kind], harm: true };
  }
}

/** What the screen says and asks for now, and what its buttons do. */
function useBinScreen() {
  const words = useWords('storage');
  const { items, bringBack, empty } = useBinShown();
  const [said, setSaid] = useState<{ readonly text: string; readonly harm: boolean } | null>(null);
  const [asked, setAsked] = useState(false);
  const back = async (item: BinItem) => setSaid(outcomeSaid(words, await bringBack(item)));
  const emptied = async () => {
    setAsked(false);
    const done = await empty();
    setSaid({ text: done ? words.bin.emptied : words.bin.notEmptied, harm: !done });
  };
  return { items, said, setSaid, asked, setAsked, back, emptied };
}

/** How something removed is called, and what it is. */
function useItemSaid() {
  const shared = useWords('shared');
  const words = useWords('storage');
  const { kinds } = useWords('workshop').packEditor;
  const all: Readonly<Record<BinItem['kind'], string>> = { ...kinds, ...words.copies.kinds, pack: words.bin.pack };
  return ({ kind, name, removedAt }: BinItem) => ({
    title: name === '' ? all[kind] : packName(shared, name),
    detail: words.bin.row(all[kind], timeText(words, removedAt)),
  });
}

function Items({ items, onBack }: { readonly items: readonly BinItem[]; readonly onBack: (item: BinItem) => void }) {
  const { bin } = useWords('storage');
  const said = useItemSaid();
  return (
    <section className={form.section} aria-label={bin.title}>
      <SectionHead title={bin.count(items.length)} />
      <p className={form.note}>{bin.hint}</p>
      {items.map((item) => (
        <ListRow key={item.key} icon="undo" {...said(item)} onPress={() => onBack(item)} />
      ))}
    </section>
  );
}

/** What was removed, each of which can be brought back, until the bin is emptied. */
export function BinScreen({ onBack }: BinScreenProps) {
  const { common } = useWords('shared');
  const { bin } = useWords('storage');
  const { items, said, setSaid, asked, setAsked, back, emptied } = useBinScreen();
  const any = items !== null && items.length > 0;
  return (
    <ScreenLayout
      label={bin.title}
      top={<TopBar title={bin.title} back={{ label: common.back, onPress: onBack }} />}
      toast={
        said === null ? null : (
          <Toast
            text={said.text}
            tone={said.harm ? 'harm' : 'plain'}
            dismissLabel={common.dismiss}
            onDismiss={() => setSaid(null)}
          />
        )
      }
      bar={
        any ? (
          <ThumbBar
            label={bin.title}
            next={<NextButton icon="cross" title={bin.empty} detail={bin.emptyDetail} onPress={() => setAsked(true)} />}
          />
        ) : null
      }
    >
      {any && <Items items={items} onBack={(item) => void back(item)} />}
      {items?.length === 0 && <EmptyState title={bin.none} text={bin.hint} />}
      {asked && (
        <EmptyBinSheet count={items?.length ?? 0} onEmpty={() => void emptied()} onClose={() => setAsked(false)} />
      )}
    </ScreenLayout>
  );
}
