import { type ReactNode, useState } from 'react';
import { idOf } from '../content/tableIds.ts';
import { PickList } from '../ui/PickList.tsx';
import { type Segment, Segmented } from '../ui/Segmented.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { TextField } from '../ui/TextField.tsx';
import form from '../ui/Form.module.css';
import { flagWords } from '../words/flagName.ts';
import type { NamedKind } from '../words/scenarioSpeech.ts';
import { namedSaid } from '../words/scenarioSaid.ts';
import { useWords } from '../words/useWords.ts';
import { type Choices, namesOf } from './choices.ts';

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={form.setting}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}

type NumberFieldProps = {
  readonly label: string;
  readonly value: number;
  /** Default 0. */
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/** A number with its words at the left. */
export function NumberField({ label, value, min = 0, max, onChange }: NumberFieldProps) {
  const { parts } = useWords('scenario');
  return (
    <Line label={label}>
      <Stepper
        label={label}
        value={value}
        min={min}
        max={max}
        lessLabel={parts.less(label)}
        moreLabel={parts.more(label)}
        onChange={onChange}
      />
    </Line>
  );
}

type ChoiceFieldProps<T extends string> = {
  readonly label: string;
  readonly options: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** One of two or three words. */
function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  return (
    <Line label={props.label}>
      <Segmented {...props} />
    </Line>
  );
}

type OneOfWordsProps<T extends string> = {
  readonly label: string;
  readonly names: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly bare?: boolean;
};

const keysOf = <T extends string>(names: Readonly<Record<T, string>>): readonly T[] => Object.keys(names) as T[];

/** One of many words, from a list. */
export function WordsField<T extends string>({ label, names, value, onChange, bare = false }: OneOfWordsProps<T>) {
  const keys = keysOf(names);
  return (
    <PickList
      bare={bare}
      label={label}
      groups={[{ label: null, options: keys.map((key) => ({ value: key, label: names[key] })) }]}
      value={value}
      onChange={(next) => {
        const key = keys.find((each) => each === next);
        if (key !== undefined) onChange(key);
      }}
    />
  );
}

/** One of two or three words, from a record of them. */
export function FewField<T extends string>({ label, names, value, onChange }: OneOfWordsProps<T>) {
  const options = keysOf(names).map((key) => ({ value: key, label: names[key] }));
  return <ChoiceField label={label} options={options} value={value} onChange={onChange} />;
}

type NamedFieldProps = {
  readonly kind: NamedKind;
  readonly choices: Choices;
  /** Null: none of them; `none` says so. */
  readonly value: string | null;
  readonly none?: string;
  readonly label?: string;
  readonly onChange: (id: string | null) => void;
};

/** One of what there is; what is named but gone stays in the list until another is chosen. */
export function NamedField({ kind, choices, value, none, label, onChange }: NamedFieldProps) {
  const words = useWords('scenario');
  const all = choices[kind] ?? [];
  const known = value === null || all.some(({ id }) => id === value);
  const options = [
    ...(none === undefined ? [] : [{ value: '', label: none }]),
    ...(known ? [] : [{ value: value ?? '', label: namedSaid(words, namesOf(choices), kind, value ?? '') }]),
    ...all.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <PickList
      label={label ?? words.parts.which}
      groups={[{ label: null, options }]}
      value={value ?? ''}
      onChange={(id) => onChange(id === '' && none !== undefined ? null : id)}
    />
  );
}

type FlagFieldProps = { readonly label: string; readonly value: string; readonly onChange: (flag: string) => void };

const SHORTEST = /[\p{L}\p{N}]/u;

/** What a campaign remembers, in words; it is kept as those words joined by hyphens. */
export function FlagField({ label, value, onChange }: FlagFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div onBlur={() => setTyped(null)}>
      <TextField
        label={label}
        value={typed ?? flagWords(value)}
        maxLength={60}
        onChange={(text) => {
          setTyped(text);
          if (SHORTEST.test(text)) onChange(idOf(text));
        }}
      />
    </div>
  );
}
