import { useState } from 'react';
import type { ListedPack } from '../../state/library/ownPacks.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import form from '../../ui/Form.module.css';
import styles from './Import.module.css';

const MOST = 50;

function detailOf({ own }: Words<'importing'>, pack: ListedPack): string {
  const { auxiliaries, enemies, tables, bands, factions, problems, newer } = pack;
  if (newer) return own.newer;
  if (problems.length > 0) return own.broken(problems.length);
  return bands + factions > 0 ? own.ofBands(bands, factions) : own.counts(auxiliaries, enemies, tables);
}

type SheetProps = { readonly pack: ListedPack; readonly onRemove: () => void; readonly onClose: () => void };

function PackSheet({ pack, onRemove, onClose }: SheetProps) {
  const words = useWords('importing');
  const { common } = useWords('shared');
  return (
    <SheetDialog
      open
      title={pack.name}
      closeLabel={common.close}
      onClose={onClose}
      actions={<PlainButton icon="cross" label={words.own.remove} onPress={onRemove} />}
    >
      <p>{detailOf(words, pack)}</p>
      <ul className={styles.problems}>
        {pack.problems.slice(0, MOST).map(({ path, message }) => (
          <li key={`${path} ${message}`}>{words.own.problem(path, message)}</li>
        ))}
      </ul>
      <p className={styles.keeps}>{words.own.keeps}</p>
    </SheetDialog>
  );
}

type OwnPacksProps = {
  /** Null: they cannot be read. */
  readonly packs: readonly ListedPack[] | null;
  readonly onRemove: (id: string) => void;
};

/** The packs that are here already; one that cannot be played says so and stays. */
export function OwnPacksSection({ packs, onRemove }: OwnPacksProps) {
  const words = useWords('importing');
  const { own } = words;
  const [open, setOpen] = useState<string | null>(null);
  const opened = packs?.find(({ id }) => id === open);
  const close = () => setOpen(null);
  return (
    <section className={form.section} aria-label={own.title}>
      <SectionHead title={own.title} />
      {packs === null && <p className={form.note}>{own.unread}</p>}
      {packs?.length === 0 && <p className={form.note}>{own.none}</p>}
      <p className={form.note}>{own.shipped}</p>
      {packs?.map((pack) => (
        <ListRow
          key={pack.id}
          icon={pack.problems.length > 0 ? 'notSaved' : 'workshop'}
          title={pack.name}
          detail={detailOf(words, pack)}
          opens
          onPress={() => setOpen(pack.id)}
        />
      ))}
      {opened !== undefined && (
        <PackSheet
          pack={opened}
          onClose={close}
          onRemove={() => {
            close();
            onRemove(opened.id);
          }}
        />
      )}
    </section>
  );
}
