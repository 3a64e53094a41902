import type { KeptText } from '../../state/library/storagePanel.ts';
import { AsideRow } from '../../ui/AsideRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import form from '../../ui/Form.module.css';
import { timeText } from './timeText.ts';

type AsideSectionProps = { readonly kept: readonly KeptText[]; readonly onRemove: (key: string) => void };

/** Texts that were put aside before something took their place. */
export function AsideSection({ kept, onRemove }: AsideSectionProps) {
  const first = useWords('saving');
  const words = useWords('storage');
  const { aside } = words;
  return (
    <section className={form.section} aria-label={aside.title}>
      <SectionHead title={aside.title} />
      <p className={form.note}>{kept.length === 0 ? aside.none : aside.hint}</p>
      {kept.map((text) => (
        <AsideRow
          key={text.key}
          kept={text}
          title={first.saving.whyKept[text.why]}
          detail={timeText(words, text.at)}
          words={{ ...first.common, ...first.saving }}
          onRemove={() => onRemove(text.key)}
        />
      ))}
    </section>
  );
}
