import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import form from '../../ui/Form.module.css';
import { timeText } from './timeText.ts';

type FileSectionProps = { readonly exportedAt: string | null; readonly onBring: () => void };

/** Everything as a file: when it was made last, and bringing one back. Making one is the bar's. */
export function FileSection({ exportedAt, onBring }: FileSectionProps) {
  const words = useWords('storage');
  const { file } = words;
  return (
    <section className={form.section} aria-label={file.title}>
      <SectionHead title={file.title} />
      <ListRow
        icon="export"
        title={file.last}
        detail={exportedAt === null ? file.never : timeText(words, exportedAt)}
      />
      <ListRow icon="import" title={file.bringAll} detail={file.bringAllDetail} opens onPress={onBring} />
    </section>
  );
}
