import { useRef, useState } from 'react';
import { copyText } from '../../../ui/copyText.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { useWords } from '../../../words/useWords.ts';
import styles from './CopyLink.module.css';

type CopiedLink = { readonly link: string; readonly isCopied: boolean };

/** Copies the address of what is shown; where the browser does not let, it stands in a field. `onCopy`: before that. */
export function CopyLink({ onCopy }: { readonly onCopy: () => void }) {
  const words = useWords('odds').compare;
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<CopiedLink | null>(null);
  const copy = async () => {
    onCopy();
    const link = location.href;
    setSaid({ link, isCopied: await copyText(link, field.current) });
  };
  return (
    <div className={styles.copy}>
      <PlainButton icon="share" label={words.copy} onPress={() => void copy()} />
      <p role="status">{said !== null && (said.isCopied ? words.copied : words.copyByHand)}</p>
      {said !== null && !said.isCopied && (
        <input ref={field} className={styles.link} aria-label={words.link} readOnly value={said.link} />
      )}
    </div>
  );
}
