import { type ReactNode, useState } from 'react';
import { ListRow } from '../../ui/ListRow.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { Segmented, type Segment } from '../../ui/Segmented.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { Together, useTogether } from '../../ui/Together.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';
import { BroughtSheet } from './BroughtSheet.tsx';
import { newTable } from './making.ts';
import { differencesOf, nameOf, type Shelved } from './shelf.ts';
import { TableSheet } from './TableSheet.tsx';
import { useWorkshopList, type WorkshopList } from './useWorkshopList.ts';
import styles from './Workshop.module.css';

function detailOf(words: Words<'workshop'>, { owned, table, parent, kind }: Shelved): string {
  if (parent !== null && kind === 'shipped') return words.variantOf(nameOf(words, parent));
  if (parent !== null) return words.houseRuleOf(nameOf(words, parent), differencesOf(owned.behaviour));
  return words.rows(table?.rows.length ?? 0);
}

type ListProps = {
  readonly title: string;
  readonly tables: readonly Shelved[];
  readonly onMore: (id: string) => void;
  /** Below the tables: what can be done with all of them. */
  readonly children?: ReactNode;
};

function TableList({ title, tables, onMore, children }: ListProps) {
  const words = useWords('workshop');
  return (
    <section className={form.shelf} aria-label={title}>
      <SectionHead title={title} />
      {tables.length === 0 && <p className={form.hint}>{words.noOwn}</p>}
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
      {children}
    </section>
  );
}

/** Decision tables of one’s own, how to make another, and those that there are. */
function DecisionTables({ list, onMore }: { readonly list: WorkshopList; readonly onMore: (id: string) => void }) {
  const words = useWords('workshop');
  const { workshop, all } = list;
  useTogether(workshop !== undefined);
  if (workshop === undefined) return null;
  if (workshop === null) return <p className={styles.pitch}>{words.unread}</p>;
  const packs = [...new Set(all.flatMap(({ pack }) => (pack === null ? [] : [pack])))];
  return (
    <>
      <TableList title={words.own} tables={all.filter(({ kind }) => kind === 'own')} onMore={onMore}>
        <ListRow icon="plus" title={words.newTable} onPress={() => list.make(newTable(words.newName, list.taken))} />
        <ListRow icon="import" title={words.import} onPress={list.file.pick} />
        {workshop.own.length > 0 && (
          <ListRow
            icon="export"
            title={words.exportAll}
            detail={words.exportAllDetail}
            onPress={() => list.exported(workshop.own, 'workshop')}
          />
        )}
      </TableList>
      <TableList title={words.shipped} tables={all.filter(({ kind }) => kind === 'shipped')} onMore={onMore} />
      {packs.map((pack) => (
        <TableList
          key={pack}
          title={words.pack(pack)}
          tables={all.filter((each) => each.pack === pack)}
          onMore={onMore}
        />
      ))}
    </>
  );
}

type WorkshopScreenProps<S extends string> = {
  /** What is made here, in sections of which one is shown. */
  readonly sections: readonly Segment<S>[];
  readonly section: S;
  readonly onSection: (section: S) => void;
  /** Whether this section has the decision tables, below its shelves. */
  readonly decisionTables: boolean;
  /** What stands in this section. */
  readonly shelves: ReactNode;
  /** The large button: what is made here before anything else. */
  readonly next: ReactNode;
  /** What came of the last thing done on those shelves; null: nothing to say. */
  readonly said: ReactNode;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
  /** Gives a decision table of one’s own to others. */
  readonly onShare: (id: string) => void;
};

/** The workshop: what is made here, section by section, and decision tables of the app, of one’s own, and of packs. */
export function WorkshopScreen<S extends string>(props: WorkshopScreenProps<S>) {
  const {
    sections,
    section,
    onSection,
    decisionTables,
    shelves,
    next,
    said: saidThere,
    onBack,
    onOpen,
    onShare,
  } = props;
  const words = useWords('workshop');
  const { common } = useWords('shared');
  const list = useWorkshopList(onOpen);
  const [more, setMore] = useState<string | null>(null);
  const { workshop, all, said } = list;
  const shown = all.find(({ id }) => id === more);
  return (
    <ScreenLayout
      label={words.title}
      top={<TopBar title={words.title} back={{ label: common.back, onPress: onBack }} />}
      toast={
        said === null ? (
          saidThere
        ) : (
          <Toast
            text={said.text}
            tone={said.harm === true ? 'harm' : 'plain'}
            action={said.undo == null ? null : { label: common.undo, onPress: said.undo }}
            dismissLabel={common.dismiss}
            onDismiss={() => list.setSaid(null)}
          />
        )
      }
      bar={<ThumbBar label={words.title} next={next} />}
    >
      <div className={styles.sections}>
        <Segmented wide tight label={words.sectionsLabel} options={sections} value={section} onChange={onSection} />
      </div>
      <Together key={section} waiting={<p className={form.inner}>{words.waiting}</p>}>
        {shelves}
        {decisionTables && <DecisionTables list={list} onMore={setMore} />}
      </Together>
      {shown !== undefined && <TableSheet {...{ shown, list, onOpen, onShare }} onClose={() => setMore(null)} />}
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
