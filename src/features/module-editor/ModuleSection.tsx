import { cutWords } from '../../engine/core/plainWords.ts';
import { type ReactNode, useState } from 'react';
import { copiedModule, moduleFlaws } from '../../content/moduleFiles.ts';
import type { ModuleRow } from '../../content/schema/module.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useTogether } from '../../ui/Together.tsx';
import form from '../../ui/Form.module.css';
import { contentName } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import { inWords } from './inWords.ts';
import { useModuleShelf } from './useModuleShelf.ts';

const LONGEST_NAME = 80;

type SectionProps = {
  readonly onOpen: (id: string) => void;
  readonly onShare: (id: string) => void;
};

type More = { readonly row: ModuleRow; readonly own: boolean };

type SheetProps = SectionProps &
  More & {
    readonly onCopy: (row: ModuleRow) => void;
    readonly onRemove: (row: ModuleRow) => void;
    readonly onClose: () => void;
  };

/** What can be done with one linked campaign. */
function ModuleSheet({ row, own, onOpen, onShare, onCopy, onRemove, onClose }: SheetProps) {
  const words = useWords('workshop').moduleEditor;
  const content = useWords('shared');
  const and = (act: () => void) => () => {
    onClose();
    act();
  };
  const written = own ? row : inWords(content, row);
  return (
    <SheetDialog open title={written.name} closeLabel={content.common.close} onClose={onClose}>
      <div className={form.inner}>
        {own && <PlainButton tone="brass" icon="open" label={words.open} onPress={and(() => onOpen(row.id))} />}
        <PlainButton
          tone={own ? 'edge' : 'brass'}
          icon="plus"
          label={words.copy}
          onPress={and(() => onCopy(written))}
        />
        {!own && <p className={form.hint}>{words.copyHint}</p>}
        {own && <PlainButton icon="share" label={words.share} onPress={and(() => onShare(row.id))} />}
        {own && <PlainButton icon="cross" label={words.remove} onPress={and(() => onRemove(row))} />}
      </div>
    </SheetDialog>
  );
}

/** The section of the workshop with linked campaigns: one’s own, what came from others, and those of the app to take a copy of. */
export function ModuleSection({ onOpen, onShare, children }: SectionProps & { readonly children?: ReactNode }) {
  const words = useWords('workshop').moduleEditor;
  const content = useWords('shared');
  const [more, setMore] = useState<More | null>(null);
  const { modules, said, taken, make, remove } = useModuleShelf(onOpen);
  useTogether(modules !== undefined);
  if (modules === undefined) return null;
  if (modules === null) return <p className={form.inner}>{words.unread}</p>;
  const { own, scenarios } = modules;
  const { base, files } = scenarios;
  const rows: readonly More[] = [
    ...own.map((row) => ({ row, own: true })),
    ...[...base.modules.values()].map((row) => ({ row, own: false })),
  ];
  const detail = (row: ModuleRow, isOwn: boolean) =>
    isOwn && moduleFlaws(row, files, base).length > 0 ? words.unsound : words.chapters(row.chapters.length);
  const list = (isOwn: boolean) =>
    rows
      .filter((each) => each.own === isOwn)
      .map(({ row }) => (
        <ListRow
          key={row.id}
          icon={isOwn ? 'byHand' : 'campaign'}
          title={isOwn ? row.name : contentName(content, row.id, row.name)}
          detail={detail(row, isOwn)}
          opens
          onPress={() => setMore({ row, own: isOwn })}
        />
      ));
  return (
    <>
      <section className={form.shelf} aria-label={words.shelf}>
        <SectionHead title={words.shelf} />
        {own.length === 0 && <p className={form.hint}>{words.noOwn}</p>}
        {list(true)}
        <div role="status" className={said === null ? undefined : form.inner}>
          {said !== null && <p>{said.text}</p>}
          {said?.undo != null && (
            <PlainButton tone="quiet" icon="undo" label={content.common.undo} onPress={said.undo} />
          )}
        </div>
      </section>
      {children}
      <section className={form.shelf} aria-label={words.shipped}>
        <SectionHead title={words.shipped} />
        {list(false)}
      </section>
      {more !== null && (
        <ModuleSheet
          {...more}
          onOpen={onOpen}
          onShare={onShare}
          onCopy={(row) => make(copiedModule(row, cutWords(words.copyName(row.name), LONGEST_NAME), taken))}
          onRemove={(row) => void remove(row)}
          onClose={() => setMore(null)}
        />
      )}
    </>
  );
}
