import { ChoiceList } from './ChoiceList.tsx';
import { Segmented } from './Segmented.tsx';

/** Answers that fit side by side. */
const SIDE_BY_SIDE = 3;

type OneOfProps = {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly title: string; readonly reason?: string }[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
};

/** One of a few names side by side; of more, or of names with a reason, below each other. */
export function OneOf({ label, options, value, onChange }: OneOfProps) {
  const few = options.length <= SIDE_BY_SIDE && options.every(({ reason }) => reason === undefined);
  return few ? (
    <Segmented
      wide
      label={label}
      options={options.map(({ id, title }) => ({ value: id, label: title }))}
      value={value ?? ''}
      onChange={onChange}
    />
  ) : (
    <ChoiceList label={label} options={options} value={value} onChange={onChange} />
  );
}
