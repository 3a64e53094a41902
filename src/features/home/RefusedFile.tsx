import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';
import styles from './RefusedFile.module.css';
import type { Brought } from './useBroughtFile.ts';

type Refused = Extract<Brought, { kind: 'full' | 'newer' | 'refused' }>;

const MOST = 12;

function sentence(words: Words<'saving'>, brought: Refused): string {
  switch (brought.kind) {
    case 'full':
      return words.saving.full;
    case 'newer':
      return words.saving.refusedNewerFile;
    case 'refused':
      return brought.problems.some(({ path }) => path !== '')
        ? words.saving.refusedProblems(brought.problems.length)
        : words.saving.refusedNotJson;
  }
}

/** Why a file was not taken. Nothing has changed. */
export function RefusedFile({ brought, onClose }: { readonly brought: Refused; readonly onClose: () => void }) {
  const words = useWords('saving');
  const problems = brought.kind === 'refused' ? brought.problems.filter(({ path }) => path !== '') : [];
  return (
    <SheetDialog
      open
      title={words.saving.refused}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={<PlainButton label={words.common.close} tone="brass" onPress={onClose} />}
    >
      <p>{sentence(words, brought)}</p>
      <ul className={styles.problems}>
        {problems.slice(0, MOST).map(({ path, message }) => (
          <li key={`${path} ${message}`}>{words.saving.problemAt(path, message)}</li>
        ))}
      </ul>
    </SheetDialog>
  );
}
