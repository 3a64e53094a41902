import { useState } from 'react';
import type { MadeRow } from '../../content/making/kinds.ts';
import { madeRowsIn } from '../../content/making/madeRows.ts';
import type { MadeRef } from '../../content/making/systems.ts';
import { flawsOfMade, type MadeDesk, type MadeSource } from '../../state/workshop/made.ts';
import { NotOpen } from '../../forms/NotOpen.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import { inALine } from './inALine.ts';
import { kindWords } from './labels.ts';
import styles from './RowEditor.module.css';
import { useKindShelf } from './useKindShelf.ts';
import { useNamed } from './useNamed.ts';

type KindScreenProps = {
  readonly of: MadeRef;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
  readonly onShare: (id: string) => void;
};

type Shelf = ReturnType<typeof useKindShelf>;

/** From so many rows on there is a field to find one. */
const MANY = 12;

type OthersProps = {
  readonly of: MadeRef;
  readonly source: MadeSource;
  readonly find: string;
  readonly onTake: Shelf['copy'];
};

const isEnemy = (row: object): boolean => 'kind' in row && row.kind === 'enemy';

/** Rows of the app, or of a pack that was taken, to begin with. */
function Others({ of, source, find, onTake }: OthersProps) {
  const words = useWords('making');
  const play = useWords('play');
  const named = useNamed(of.kind);
  const title = source.name === null ? words.ofTheApp : words.ofPack(source.name);
  const rows = [...source.pack[of.kind].values()]
    .map((row) => ({ row: { ...row }, name: named(row.id, row.name) }))
    .filter(({ name }) => name.toLowerCase().includes(find.trim().toLowerCase()))
    .toSorted((a, b) => Number(isEnemy(b.row)) - Number(isEnemy(a.row)));
  if (source.pack[of.kind].size === 0) return null;
  return (
    <section className={form.shelf} aria-label={title}>
      <SectionHead title={title} />
      <p className={form.hint}>{rows.length === 0 ? words.noneFound : words.copyHint}</p>
      {rows.map(({ row, name }) => (
        <ListRow
          key={row.id}
          icon="plus"
          title={name}
          detail={inALine(of, row, { words, play })}
          onPress={() => void onTake(source, row.id, name)}
        />
      ))}
    </section>
  );
}

type OwnProps = {
  readonly of: MadeRef;
  readonly desk: MadeDesk;
  readonly onMore: (row: MadeRow) => void;
};

function Own({ of, desk, onMore }: OwnProps) {
  const words = useWords('making');
  const play = useWords('play');
  const rows = madeRowsIn(desk.files, of.kind);
  return (
    <section className={form.shelf} aria-label={words.yours}>
      <SectionHead title={words.yours} />
      {rows.length === 0 && <p className={form.hint}>{words.noneYet}</p>}
      {rows.map((row) => (
        <ListRow
          key={row.id}
          icon="byHand"
          title={row.name}
          detail={flawsOfMade(of, row, desk.files).length === 0 ? inALine(of, row, { words, play }) : words.unsound}
          opens
          onPress={() => onMore(row)}
        />
      ))}
    </section>
  );
}

type SheetProps = {
  readonly row: MadeRow;
  readonly shelf: Shelf;
  readonly onOpen: (id: string) => void;
  readonly onShare: (id: string) => void;
  readonly onClose: () => void;
};

function RowSheet({ row, shelf, onOpen, onShare, onClose }: SheetProps) {
  const words = useWords('making');
  const { common } = useWords('shared');
  const and = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <SheetDialog open title={row.name} closeLabel={common.close} onClose={onClose}>
      <div className={form.inner}>
        <PlainButton tone="brass" icon="open" label={words.open} onPress={and(() => onOpen(row.id))} />
        <PlainButton icon="plus" label={words.double} onPress={and(() => void shelf.double(row))} />
        <PlainButton icon="share" label={words.share} onPress={and(() => onShare(row.id))} />
        <PlainButton icon="cross" label={words.remove} onPress={and(() => void shelf.remove(row))} />
      </div>
    </SheetDialog>
  );
}

/** The rows of a kind: one’s own, a new one, and those of others to begin with. */
export function KindScreen({ of, onBack, onOpen, onShare }: KindScreenProps) {
  const words = useWords('making');
  const { common } = useWords('shared');
  const shelf = useKindShelf(of, onOpen);
  const [more, setMore] = useState<MadeRow | null>(null);
  const [find, setFind] = useState('');
  const { desk, said } = shelf;
  const { many, make } = kindWords(words, of);
  if (desk == null) return <NotOpen title={many} note={desk === null ? words.unread : words.loading} onBack={onBack} />;
  const others = desk.sources.reduce((sum, { pack }) => sum + pack[of.kind].size, 0);
  return (
    <ScreenLayout
      label={many}
      top={<TopBar title={many} note={words.systems[of.system]} back={{ label: common.back, onPress: onBack }} />}
      toast={
        said !== null && (
          <Toast
            text={said.text}
            tone={said.harm ? 'harm' : 'plain'}
            action={said.undo === null ? null : { label: common.undo, onPress: said.undo }}
            dismissLabel={common.dismiss}
            onDismiss={() => shelf.setSaid(null)}
          />
        )
      }
      bar={
        <ThumbBar
          label={many}
          next={<NextButton icon="plus" title={make} detail={words.makeDetail} onPress={() => void shelf.make()} />}
        />
      }
    >
      <Own of={of} desk={desk} onMore={setMore} />
      {others > MANY && (
        <div className={styles.search}>
          <TextField label={words.find} value={find} onChange={setFind} />
        </div>
      )}
      {desk.sources.map((source) => (
        <Others key={source.pack.manifest.id} of={of} source={source} find={find} onTake={shelf.copy} />
      ))}
      {more !== null && (
        <RowSheet row={more} shelf={shelf} onOpen={onOpen} onShare={onShare} onClose={() => setMore(null)} />
      )}
    </ScreenLayout>
  );
}
