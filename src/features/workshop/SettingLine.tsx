import type { ReactNode } from 'react';
import { type Segment, Segmented } from '../../ui/Segmented.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';

type LineProps = { readonly label: string; readonly children: ReactNode };

/** A setting of the bench: its words at the left, its control at the right, which says them by itself. */
function SettingLine({ label, children }: LineProps) {
  return (
    <div className={form.setting}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}

type NumberLineProps = {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
};

function NumberOf({ label, value, most, onChange }: NumberLineProps) {
  const { common } = useWords('shared');
  return (
    <Stepper
      label={label}
      value={value}
      max={most}
      lessLabel={common.less(label)}
      moreLabel={common.oneMore(label)}
      onChange={onChange}
    />
  );
}

/** A number from 0 on. */
export function NumberLine(props: NumberLineProps) {
  return (
    <SettingLine label={props.label}>
      <NumberOf {...props} />
    </SettingLine>
  );
}

type ChoiceLineProps<T extends string> = {
  readonly label: string;
  readonly options: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** One of a few words. */
export function ChoiceLine<T extends string>(props: ChoiceLineProps<T>) {
  return (
    <SettingLine label={props.label}>
      <Segmented {...props} />
    </SettingLine>
  );
}

type MaybeLineProps = Omit<NumberLineProps, 'value' | 'onChange'> & {
  /** Null: not known. */
  readonly value: number | null;
  /** What it is at first when it becomes known. */
  readonly first: number;
  readonly unknown: Segment<'unknown'>;
  readonly known: string;
  readonly onChange: (value: number | null) => void;
};

/** A number that may not be known. */
export function MaybeLine({ label, value, most, first, unknown, known, onChange }: MaybeLineProps) {
  return (
    <SettingLine label={label}>
      <Segmented
        label={label}
        options={[unknown, { value: 'known', label: known }]}
        value={value === null ? 'unknown' : 'known'}
        onChange={(next) => onChange(next === 'known' ? first : null)}
      />
      {value !== null && <NumberOf label={label} value={value} most={most} onChange={onChange} />}
    </SettingLine>
  );
}
