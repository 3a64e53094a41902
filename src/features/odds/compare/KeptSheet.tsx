import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SheetDialog } from '../../../ui/SheetDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useWords } from '../../../words/useWords.ts';
import styles from './Compare.module.css';
import { type Kept, LONGEST_NAME } from './comparison.ts';
import { keptName } from './saidOf.ts';

type KeptSheetProps = {
  readonly kept: Kept;
  /** It in one line. */
  readonly asked: string;
  readonly at: number;
  readonly onName: (name: string) => void;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  readonly onFirst: () => void;
  readonly onClose: () => void;
};

/** One of the situations side by side: its name, and what can be done with it. */
export function KeptSheet({ kept, asked, at, onName, onOpen, onRemove, onFirst, onClose }: KeptSheetProps) {
  const words = useWords('odds').compare;
  const { common } = useWords('shared');
  return (
    <SheetDialog
      open
      title={keptName(words, kept, at)}
      closeLabel={common.close}
      onClose={onClose}
      actions={<PlainButton tone="brass" label={words.openIt} onPress={onOpen} />}
    >
      <div className={styles.picks}>
        <p>{asked}</p>
        <TextField
          label={words.name}
          value={kept.name}
          maxLength={LONGEST_NAME}
          placeholder={words.situation(at + 1)}
          onChange={onName}
        />
        {at > 0 && <PlainButton label={words.first} onPress={onFirst} />}
        <PlainButton icon="cross" label={words.removeIt} onPress={onRemove} />
      </div>
    </SheetDialog>
  );
}
