import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useWords } from '../../words/useWords.ts';
import form from '../../ui/Form.module.css';
import styles from './Import.module.css';

type ChooseProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onRead: () => void;
};

/** What can be read, and a field for those who have it as text. Choosing a file is the bar's. */
export function ChooseSection({ text, onText, onRead }: ChooseProps) {
  const { file } = useWords('importing');
  return (
    <section className={form.section} aria-label={file.title}>
      <SectionHead title={file.title} />
      <p className={form.note}>{file.formats}</p>
      <div className={styles.fields}>
        <TextField label={file.paste} hint={file.pasteHint} lines={4} value={text} onChange={onText} />
        <div>
          <PlainButton icon="import" label={file.readText} onPress={onRead} />
        </div>
      </div>
    </section>
  );
}
