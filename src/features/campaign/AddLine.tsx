import { useState } from 'react';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Campaign.module.css';

const LONGEST = 60;

type AddLineProps = {
  readonly label: string;
  readonly action: string;
  /** True: it was taken, and the field is empty again. */
  readonly onAdd: (text: string) => boolean;
};

/** A field for one more of a list, with its button once something is written. */
export function AddLine({ label, action, onAdd }: AddLineProps) {
  const [text, setText] = useState('');
  const add = () => {
    if (onAdd(text.trim())) setText('');
  };
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') add();
      }}
    >
      <TextField label={label} value={text} maxLength={LONGEST} onChange={setText} />
      {text.trim() !== '' && <KeyButton icon="plus" label={action} onPress={add} />}
    </form>
  );
}
