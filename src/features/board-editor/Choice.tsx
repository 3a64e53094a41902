import { type Segment, Segmented } from '../../ui/Segmented.tsx';
import form from '../../ui/Form.module.css';
import styles from './BoardEditor.module.css';

type ChoiceProps<T extends string> = {
  readonly label: string;
  readonly options: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** One of a few words, with what they are about above them. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  return (
    <div className={styles.field}>
      <span className={form.label} aria-hidden="true">
        {props.label}
      </span>
      <Segmented wide tight {...props} />
    </div>
  );
}
