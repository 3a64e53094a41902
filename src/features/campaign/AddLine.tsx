import { useTypedForm } from '../../forms/useTypedForm.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Campaign.module.css';

const LONGEST = 60;

type AddLineProps = {
  /** Which list of the campaign it is, in no language. */
  readonly at: string;
  readonly label: string;
  readonly action: string;
  /** True: it was taken, and the field is empty again. */
  readonly onAdd: (text: string) => boolean;
};

/** A field for one more of a list, with its button once something is written. */
export function AddLine({ at, label, action, onAdd }: AddLineProps) {
  const { typedForm } = useCampaignPlay();
  const { fields, type, done } = useTypedForm({ text: '' }, typedForm(`line/${at}`));
  const { text } = fields;
  const add = () => {
    if (!onAdd(text.trim())) return;
    type({ text: '' });
    done();
  };
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') add();
      }}
    >
      <TextField label={label} value={text} maxLength={LONGEST} onChange={(typed) => type({ text: typed })} />
      {text.trim() !== '' && <KeyButton icon="plus" label={action} onPress={add} />}
    </form>
  );
}
