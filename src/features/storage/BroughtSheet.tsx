import type { Brought } from '../../state/library/wholeLibrary.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Storage.module.css';

const MOST = 12;

function sentences({ file }: Words<'storage'>, brought: Brought): readonly string[] {
  switch (brought.kind) {
    case 'brought':
      return [
        file.brought(brought.campaigns, brought.battles, brought.packs),
        ...(brought.missed > 0 ? [file.missed(brought.missed)] : []),
        ...(brought.problems.length > 0 ? [file.problems(brought.problems.length)] : []),
      ];
    case 'refused':
      return [file.refused];
    case 'newer':
      return [file.newer];
  }
}

/** What became of a file with everything. */
export function BroughtSheet({ brought, onClose }: { readonly brought: Brought; readonly onClose: () => void }) {
  const shared = useWords('saving');
  const words = useWords('storage');
  const problems = brought.kind === 'newer' ? [] : brought.problems.filter(({ path }) => path !== '');
  return (
    <SheetDialog
      open
      title={words.file.bringAll}
      closeLabel={shared.common.close}
      onClose={onClose}
      actions={<PlainButton label={shared.common.close} tone="brass" onPress={onClose} />}
    >
      {sentences(words, brought).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul className={styles.problems}>
        {problems.slice(0, MOST).map(({ path, message }) => (
          <li key={`${path} ${message}`}>{shared.saving.problemAt(path, message)}</li>
        ))}
      </ul>
    </SheetDialog>
  );
}
