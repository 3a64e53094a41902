import type { CopyHead } from '../../state/library/backups.ts';
import type { CopiesOf } from '../../state/library/storagePanel.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import { copyName } from './copyName.ts';
import form from '../../ui/Form.module.css';
import styles from './Storage.module.css';
import { timeText } from './timeText.ts';

type CopiesSectionProps = {
  readonly copies: readonly CopiesOf[];
  readonly onOpen: (copy: CopyHead) => void;
};

function Group({
  of: { subject, title, copies },
  onOpen,
}: { readonly of: CopiesOf } & Pick<CopiesSectionProps, 'onOpen'>) {
  const shared = useWords('shared');
  const words = useWords('storage');
  const { copies: text } = words;
  const shown = title === '' ? text.untitled[subject.kind] : packName(shared, title);
  const times = copies.map(({ at }) => timeText(words, at));
  const span = copies.length > 1 ? [text.newestOldest(times[0] ?? '', times.at(-1) ?? '')] : [];
  return (
    <>
      <h3 className={styles.place}>{shown}</h3>
      <p className={form.note}>{[text.kinds[subject.kind], text.count(copies.length), ...span].join(' · ')}</p>
      {copies.map((copy) => (
        <ListRow
          key={copy.key}
          icon="log"
          title={copyName(words, copy, shown)}
          detail={text.row(timeText(words, copy.at), text.why[copy.why], words.size(copy.bytes))}
          opens
          onPress={() => onOpen(copy)}
        />
      ))}
    </>
  );
}

/** The ring of copies, by what they are of; what was copied last stands shared. */
export function CopiesSection({ copies, onOpen }: CopiesSectionProps) {
  const { copies: text } = useWords('storage');
  return (
    <section className={form.section} aria-label={text.title}>
      <SectionHead title={text.title} />
      <p className={form.note}>{text.hint}</p>
      {copies.length === 0 && (
        <div className={styles.empty}>
          <EmptyState title={text.none} text={text.noneDetail} />
        </div>
      )}
      {copies.map((group) => (
        <Group key={`${group.subject.kind}/${group.subject.id}`} of={group} onOpen={onOpen} />
      ))}
    </section>
  );
}
