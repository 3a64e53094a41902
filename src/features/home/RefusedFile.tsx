import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';
import styles from './RefusedFile.module.css';
import type { Brought } from './useBroughtFile.ts';

type Refused = Extract<Brought, { kind: 'full' | 'newer' | 'refused' }>;

const MOST = 12;

function sentence(words: Words<'home'>, brought: Refused): string {
  switch (brought.kind) {
    case 'full':
      return words.storage.full;
    case 'newer':
      return words.storage.refusedNewerFile;
    case 'refused':
      return brought.problems.some(({ path }) => path !== '')
        ? words.storage.refusedProblems(brought.problems.length)
        : words.storage.refusedNotJson;
  }
}

/** Why a file was not taken. Nothing has changed. */
export function RefusedFile({ brought, onClose }: { readonly brought: Refused; readonly onClose: () => void }) {
  const words = useWords('home');
  const problems = brought.kind === 'refused' ? brought.problems.filter(({ path }) => path !== '') : [];
  return (
    <SheetDialog
      open
      title={words.storage.refused}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={<PlainButton label={words.common.close} tone="brass" onPress={onClose} />}
    >
      <p>{sentence(words, brought)}</p>
      <ul className={styles.problems}>
        {problems.slice(0, MOST).map(({ path, message }) => (
          <li key={`${path} ${message}`}>{words.storage.problemAt(path, message)}</li>
        ))}
      </ul>
    </SheetDialog>
  );
}
