import { Explained } from '../../forms/Explained.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Glossary.module.css';
import { findTerm } from './view/found.ts';

type TermSheetProps = {
  readonly term: string;
  readonly onClose: () => void;
  /** To all the words, this one in view. */
  readonly onAll: () => void;
};

/** What one word of the game means. */
export function TermSheet({ term, onClose, onAll }: TermSheetProps) {
  const { glossary } = useWords('glossary');
  const { common } = useWords('shared');
  const found = findTerm(glossary.terms, term);
  if (found === null) return null;
  return (
    <SheetDialog
      open
      title={found.name}
      closeLabel={common.close}
      onClose={onClose}
      actions={<PlainButton icon="log" label={glossary.all} onPress={onAll} />}
    >
      <p className={styles.meaning}>
        <Explained key={term} text={found.text} />
      </p>
    </SheetDialog>
  );
}
