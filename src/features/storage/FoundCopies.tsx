import { useState } from 'react';
import type { CopyHead } from '../../state/library/backups.ts';
import type { Replaced } from '../../state/library/replace.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';
import form from '../../ui/Form.module.css';
import { timeText } from './timeText.ts';

type FoundCopiesProps = {
  /** The newest copy of each battle and campaign that is nowhere else. */
  readonly copies: readonly CopyHead[];
  readonly onRestore: (copyKey: string) => Promise<Replaced>;
  /** One is here again: the list is to be made anew. */
  readonly onRestored: (copy: CopyHead) => void;
};

/** What only the ring of copies still has, each to be restored with one press. */
export function FoundCopies({ copies, onRestore, onRestored }: FoundCopiesProps) {
  const shared = useWords('shared');
  const words = useWords('storage');
  const [fault, setFault] = useState<Exclude<Replaced, 'restored'> | null>(null);
  const { found, copies: text } = words;
  const restore = async (copy: CopyHead) => {
    const outcome = await onRestore(copy.key).catch(() => 'full' as const);
    setFault(outcome === 'restored' ? null : outcome);
    if (outcome === 'restored') onRestored(copy);
  };
  if (copies.length === 0) return null;
  return (
    <section className={form.section} aria-label={found.title}>
      <SectionHead title={found.title} />
      <p className={form.note}>{found.hint}</p>
      {copies.map((copy) => (
        <ListRow
          key={copy.key}
          icon="saved"
          title={found.row(copy.title === '' ? text.untitled[copy.subject.kind] : packName(shared, copy.title))}
          detail={found.detail(text.kinds[copy.subject.kind], timeText(words, copy.at))}
          onPress={() => void restore(copy)}
        />
      ))}
      <p role="status" className={form.note}>
        {fault === null ? '' : text[fault]}
      </p>
    </section>
  );
}
