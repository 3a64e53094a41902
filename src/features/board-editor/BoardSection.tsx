import { cutWords } from '../../engine/core/plainWords.ts';
import { type ReactNode, useState } from 'react';
import { boardFlaws } from '../../content/killzones/boardFile.ts';
import type { Killzone } from '../../content/killzones/loadKillzones.ts';
import { mapOfBoard, ownBoard } from '../../content/killzones/ownBoard.ts';
import type { KillzoneRow } from '../../content/killzones/schema.ts';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import { groundShown } from '../../forms/board/groundShown.ts';
import { BoardPlan } from '../../ui/board/BoardPlan.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useTogether } from '../../ui/Together.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import { useBoardShelf } from './useBoardShelf.ts';
import { useKillzoneSaid } from './useKillzoneSaid.ts';

const LONGEST_NAME = 80;
/** Px along the longer side of a board that is looked at. */
const LOOKED_AT = 320;

type SectionProps = {
  readonly onOpen: (id: string) => void;
  readonly onShare: (id: string) => void;
};

type Shelved = Killzone & { readonly own: boolean };

type SheetProps = SectionProps & {
  readonly shown: Shelved;
  readonly onCopy: (row: KillzoneRow) => void;
  readonly onRemove: (row: KillzoneRow) => void;
  readonly onClose: () => void;
};

/** A board to look at, and what can be done with it. */
function BoardSheet({ shown, onOpen, onShare, onCopy, onRemove, onClose }: SheetProps) {
  const words = useWords('workshop').boardEditor;
  const { common } = useWords('shared');
  const said = useKillzoneSaid();
  const { row, map, own } = shown;
  const and = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <SheetDialog open title={said.name(row.name)} closeLabel={common.close} onClose={onClose}>
      <div className={form.inner}>
        <BoardPlan ground={groundShown(map)} size={LOOKED_AT} />
        <p>{said.name(row.text)}</p>
        {own && <PlainButton tone="brass" icon="open" label={words.open} onPress={and(() => onOpen(row.id))} />}
        <PlainButton tone={own ? 'edge' : 'brass'} icon="plus" label={words.copy} onPress={and(() => onCopy(row))} />
        {!own && <p className={form.hint}>{words.copyHint}</p>}
        {own && <PlainButton icon="share" label={words.share} onPress={and(() => onShare(row.id))} />}
        {own && <PlainButton icon="cross" label={words.remove} onPress={and(() => onRemove(row))} />}
      </div>
    </SheetDialog>
  );
}

const maps = new WeakMap<KillzoneRow, BoardMap>();

/** The same board for the same row. */
function mapOf(row: KillzoneRow): BoardMap {
  const map = maps.get(row) ?? mapOfBoard(row);
  maps.set(row, map);
  return map;
}

/** The section of the workshop with boards: one’s own, what came from others, and those of the app to take a copy of. */
export function BoardSection({ onOpen, onShare, children }: SectionProps & { readonly children?: ReactNode }) {
  const words = useWords('workshop').boardEditor;
  const { common } = useWords('shared');
  const said = useKillzoneSaid();
  const [more, setMore] = useState<Shelved | null>(null);
  const shelf = useBoardShelf(onOpen);
  const { boards } = shelf;
  useTogether(boards !== undefined);
  if (boards === undefined) return null;
  if (boards === null) return <p className={form.inner}>{words.unread}</p>;
  const own = boards.own.map((row): Shelved => ({ row, map: mapOf(row), own: true }));
  const shipped = [...boards.shipped.killzones.values()].map((each): Shelved => ({ ...each, own: false }));
  const copy = (row: KillzoneRow) => {
    const name = cutWords(words.copyName(said.name(row.name)), LONGEST_NAME);
    const copied = ownBoard(row, boards.shipped.pieces, { id: row.id, name });
    void shelf.make({ ...copied, text: said.name(row.text), own: (copied.own ?? []).map(said.named) });
  };
  const rowOf = (shown: Shelved) => (
    <ListRow
      key={shown.row.id}
      lead={<BoardPlan ground={groundShown(shown.map)} />}
      title={said.name(shown.row.name)}
      detail={shown.own && boardFlaws(shown.row).length > 0 ? words.unsound : said.detail(shown.map)}
      opens
      onPress={() => setMore(shown)}
    />
  );
  return (
    <>
      <section className={form.shelf} aria-label={words.shelf}>
        <SectionHead title={words.shelf} />
        {own.length === 0 && <p className={form.hint}>{words.noOwn}</p>}
        {own.map(rowOf)}
        <div role="status" className={shelf.said === null ? undefined : form.inner}>
          {shelf.said !== null && <p>{shelf.said.text}</p>}
          {shelf.said?.undo != null && (
            <PlainButton tone="quiet" icon="undo" label={common.undo} onPress={shelf.said.undo} />
          )}
        </div>
      </section>
      {children}
      <section className={form.shelf} aria-label={words.shipped}>
        <SectionHead title={words.shipped} />
        {shipped.map(rowOf)}
      </section>
      {more !== null && (
        <BoardSheet
          shown={more}
          onOpen={onOpen}
          onShare={onShare}
          onCopy={copy}
          onRemove={(row) => void shelf.remove(row)}
          onClose={() => setMore(null)}
        />
      )}
    </>
  );
}
