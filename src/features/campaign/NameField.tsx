import { useEffect, useRef } from 'react';
import { useCampaignHalfDone } from '../../scene/useHalfDone.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Campaign.module.css';

/** The longest name of somebody; a battle shows no more of it. */
const LONGEST = 40;

type NameProps = {
  /** Which field of the campaign it is, in no language. */
  readonly at: string;
  readonly label: string;
  readonly value: string;
  readonly onName: (name: string) => void;
  readonly mayBeEmpty?: boolean;
  readonly maxLength?: number;
};

/** A name that is written into the campaign when the field or the page is left; what changes elsewhere takes the place of what is typed. */
export const NameField = (props: NameProps) => <Field key={props.value} {...props} />;

function Field({ at, label, value, onName, mayBeEmpty = false, maxLength = LONGEST }: NameProps) {
  const [text, setText] = useCampaignHalfDone(`name ${at}`, value);
  const leave = () => {
    if (text.trim() === '' && !mayBeEmpty) setText(value);
    else if (text.trim() !== value) onName(text.trim());
  };
  // What was typed when the browser died is written now: the field was left then.
  const leftThen = useRef(leave);
  useEffect(() => leftThen.current(), []);
  useEffect(() => {
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  });
  return (
    <div className={styles.field} onBlur={leave}>
      <TextField label={label} value={text} maxLength={maxLength} onChange={setText} />
    </div>
  );
}
