import { PrepHead } from '../../../ui/PrepSection.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useWords } from '../../../words/useWords.ts';
import { INVULNERABLE } from '../oddsSituation.ts';

type ChoiceProps<Value extends string> = {
  readonly title: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A few ways of which one holds, with their head. */
export function VanguardChoice<Value extends string>({ title, names, values, value, onChange }: ChoiceProps<Value>) {
  return (
    <>
      <PrepHead level={3} title={title} />
      <Segmented
        wide
        label={title}
        options={values.map((each) => ({ value: each, label: names[each] }))}
        value={value}
        onChange={onChange}
      />
    </>
  );
}

type InvulnerableProps = {
  /** 0: none. */
  readonly value: number;
  /** Whose it is, for whoever does not see what it stands under. */
  readonly whose: string;
  readonly onChange: (value: number) => void;
};

/** The invulnerable value of a model, or none. */
export function InvulnerableChoice({ value, whose, onChange }: InvulnerableProps) {
  const words = useWords('odds');
  const { invulnerable } = words.warBand;
  return (
    <>
      <PrepHead level={3} title={invulnerable} />
      <Segmented
        wide
        label={words.number(invulnerable, whose)}
        options={INVULNERABLE.map((face) => ({
          value: String(face),
          label: face === 0 ? words.noneOnDie : words.onDie(face),
        }))}
        value={String(value)}
        onChange={(text) => onChange(Number(text))}
      />
    </>
  );
}
