import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';

/** The door to what was removed. */
export function BinSection({ onOpen }: { readonly onOpen: () => void }) {
  const { bin } = useWords('storage');
  return (
    <section className={form.section} aria-label={bin.title}>
      <SectionHead title={bin.title} />
      <ListRow icon="undo" title={bin.door} detail={bin.doorDetail} opens onPress={onOpen} />
    </section>
  );
}
