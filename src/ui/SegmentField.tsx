import form from './Form.module.css';
import { type Segment, Segmented } from './Segmented.tsx';

type SegmentFieldProps<T extends string> = {
  readonly label: string;
  readonly options: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** One of a few words, with what they are about above them. */
export function SegmentField<T extends string>(props: SegmentFieldProps<T>) {
  return (
    <div className={form.field}>
      <span className={form.label} aria-hidden="true">
        {props.label}
      </span>
      <Segmented wide tight {...props} />
    </div>
  );
}
