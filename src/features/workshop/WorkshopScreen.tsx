import { type ReactNode, useState } from 'react';
import { useGame } from '../../state/store.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { useWorkshopWords } from '../../words/useWorkshopWords.ts';
import type { WorkshopWords } from '../../words/workshopWords.ts';
import { BroughtSheet } from './BroughtSheet.tsx';
import { newTable } from './making.ts';
import { differencesOf, nameOf, type Shelved } from './shelf.ts';
import { TableSheet } from './TableSheet.tsx';
import { useWorkshopList, type WorkshopList } from './useWorkshopList.ts';
import styles from './Workshop.module.css';

function detailOf(words: WorkshopWords, { owned, table, parent, kind }: Shelved): string {
  if (parent !== null && kind === 'shipped') return words.variantOf(nameOf(words, parent));
  if (parent !== null) return words.houseRuleOf(nameOf(words, parent), differencesOf(owned.behaviour));
  return words.rows(table?.rows.length ?? 0);
}

type ListProps = { readonly title: string; readonly tables: readonly Shelved[]; readonly onMore: (id: string) => void };

function TableList({ title, tables, onMore }: ListProps) {
  const words = useWorkshopWords();
  return (
    <section className={styles.list} aria-label={title}>
      <SectionHead title={title} />
      {tables.length === 0 && <p className={styles.hint}>{words.noOwn}</p>}
      {tables.map((shown) => (
        <ListRow
          key={shown.id}
          icon={shown.kind === 'own' ? 'byHand' : 'workshop'}
          title={nameOf(words, shown.owned.behaviour)}
          detail={detailOf(words, shown)}
          opens
          onPress={() => onMore(shown.id)}
        />
      ))}
    </section>
  );
}

function Bar({ list }: { readonly list: WorkshopList }) {
  const words = useWorkshopWords();
  const thumbSide = useGame((game) => game.settings.thumbSide);
  const make = () => list.make(newTable(words.newName, list.taken));
  return (
    <ThumbBar
      label={words.title}
      thumbSide={thumbSide}
      undo={
        <div className={styles.undo}>
          <KeyButton quiet icon="import" label={words.import} onPress={list.file.pick} />
        </div>
      }
      next={<NextButton icon="plus" title={words.newTable} pressKey={list.all.length} onPress={make} />}
    />
  );
}

type WorkshopScreenProps = {
  /** What else is made here: scenarios, above the decision tables. */
  readonly shelves?: ReactNode;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
};

/** The workshop: what is made here, and decision tables of the app, of one’s own, and of packs. */
export function WorkshopScreen({ shelves, onBack, onOpen }: WorkshopScreenProps) {
  const words = useWorkshopWords();
  const { common } = useFirstWords();
  const thumbSide = useGame((game) => game.settings.thumbSide);
  const list = useWorkshopList(onOpen);
  const [more, setMore] = useState<string | null>(null);
  const { workshop, all, said } = list;
  const own = all.filter(({ kind }) => kind === 'own');
  const shown = all.find(({ id }) => id === more);
  const packs = [...new Set(all.flatMap(({ pack }) => (pack === null ? [] : [pack])))];
  return (
    <ScreenLayout
      label={words.title}
      thumbSide={thumbSide}
      top={<TopBar title={words.title} back={{ label: common.back, onPress: onBack }} />}
      toast={
        said !== null && (
          <Toast
            text={said.text}
            tone={said.harm === true ? 'harm' : 'plain'}
            action={said.undo === undefined ? null : { label: common.undo, onPress: said.undo }}
            dismissLabel={common.dismiss}
            onDismiss={() => list.setSaid(null)}
          />
        )
      }
      bar={<Bar list={list} />}
    >
      <p className={styles.pitch}>{words.pitch}</p>
      {shelves}
      {workshop === null && <p className={styles.pitch}>{words.unread}</p>}
      {workshop !== null && workshop !== undefined && (
        <>
          <TableList title={words.own} tables={own} onMore={setMore} />
          {own.length > 0 && (
            <div className={styles.inner}>
              <KeyButton
                quiet
                icon="export"
                label={words.exportAll}
                detail={words.exportAllDetail}
                onPress={() => list.exported(workshop.own, 'workshop')}
              />
            </div>
          )}
          <TableList title={words.shipped} tables={all.filter(({ kind }) => kind === 'shipped')} onMore={setMore} />
          {packs.map((pack) => (
            <TableList
              key={pack}
              title={words.pack(pack)}
              tables={all.filter((each) => each.pack === pack)}
              onMore={setMore}
            />
          ))}
        </>
      )}
      {shown !== undefined && <TableSheet shown={shown} list={list} onOpen={onOpen} onClose={() => setMore(null)} />}
      {list.file.brought !== null && (
        <BroughtSheet
          brought={list.file.brought}
          own={workshop?.own ?? []}
          taken={list.taken}
          onTake={list.take}
          onClose={list.file.close}
        />
      )}
    </ScreenLayout>
  );
}
