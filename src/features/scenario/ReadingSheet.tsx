import { PlainButton } from '../../ui/PlainButton.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Sheet.module.css';
import type { Reading } from './view/objectives.ts';

type ReadingProps = {
  readonly reading: Reading;
  /** What is written above it; left out: that it is read aloud. */
  readonly above?: string;
  readonly onClose: () => void;
};

/** Something to read aloud, over whatever is on screen; one tap sends it away. */
export function ReadingSheet({ reading: { title, text }, above, onClose }: ReadingProps) {
  const told = useWords('play').scenarioPlay;
  return (
    <SheetDialog
      open
      title={title}
      closeLabel={told.heard}
      onClose={onClose}
      actions={<PlainButton label={told.heard} tone="brass" onPress={onClose} />}
    >
      <div className={styles.sheet}>
        <SectionHead title={above ?? told.readAloud} level={3} />
        <Prose text={text} />
      </div>
    </SheetDialog>
  );
}
