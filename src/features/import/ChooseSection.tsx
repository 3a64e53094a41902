import { useState } from 'react';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useWords } from '../../words/useWords.ts';
import form from '../../ui/Form.module.css';
import styles from './Import.module.css';

/** What can be read, and a field for those who have it as text. Choosing a file is the bar's. */
export function ChooseSection({ onText }: { readonly onText: (text: string) => void }) {
  const { file } = useWords('importing');
  const [text, setText] = useState('');
  return (
    <section className={form.section} aria-label={file.title}>
      <SectionHead title={file.title} />
      <p className={form.note}>{file.formats}</p>
      <div className={styles.fields}>
        <TextField label={file.paste} hint={file.pasteHint} lines={4} value={text} onChange={setText} />
        <div>
          <PlainButton icon="import" label={file.readText} onPress={() => onText(text)} />
        </div>
      </div>
    </section>
  );
}
