import type { ReactNode } from 'react';
import type { Amount, EffectOp, EffectStep } from '../engine/family/killteam/tables/effect.ts';
import type { Selector } from '../engine/family/killteam/tables/selector.ts';
import { PickList } from '../ui/PickList.tsx';
import { TextField } from '../ui/TextField.tsx';
import form from '../ui/Form.module.css';
import { useWords } from '../words/useWords.ts';
import type { Words } from '../words/words.ts';
import type { Choices } from './choices.ts';
import { NumberField, WordsField } from './Fields.tsx';
import { SelectorEditor } from './SelectorEditor.tsx';

/** The form of one effect below whom it is for: a function of the effect and of how it is changed. */
export interface FormOf<Op extends EffectOp> {
  readonly step: Extract<EffectStep, { op: Op }>;
  readonly choices: Choices;
  readonly words: Words<'scenario'>;
  readonly set: (step: Extract<EffectStep, { op: Op }>) => void;
}

export type EffectForm<Op extends EffectOp> = (form: FormOf<Op>) => ReactNode;

const LONGEST = 200;

/** Whom an effect is for, and below it what else it needs. */
export const toWhom = <S extends { readonly to: Selector }>(
  step: S,
  choices: Choices,
  set: (step: S) => void,
): ReactNode => <SelectorEditor to={step.to} choices={choices} onChange={(to) => set({ ...step, to })} />;

export const by = <S extends { readonly by: number }>(
  { step, words, set }: { readonly step: S; readonly words: Words<'scenario'>; readonly set: (step: S) => void },
  most: number,
  label = words.parts.by,
): ReactNode => (
  <NumberField label={label} value={step.by} min={-most} max={most} onChange={(next) => set({ ...step, by: next })} />
);

type AmountFieldsProps = { readonly amount: Amount; readonly onChange: (amount: Amount) => void };

const DICE = [
  { count: 0, sides: 6 },
  { count: 1, sides: 3 },
  { count: 1, sides: 4 },
  { count: 1, sides: 6 },
  { count: 1, sides: 8 },
  { count: 1, sides: 10 },
  { count: 1, sides: 12 },
  { count: 1, sides: 20 },
  { count: 2, sides: 3 },
  { count: 2, sides: 6 },
  { count: 3, sides: 6 },
] as const;

const diceKey = ({ count, sides }: Pick<Amount, 'count' | 'sides'>): string => (count === 0 ? '' : `${count}x${sides}`);

/** Dice and a number, or a number alone. */
export function AmountFields({ amount, onChange }: AmountFieldsProps) {
  const { parts, amount: said } = useWords('scenario');
  const known = DICE.some((dice) => diceKey(dice) === diceKey(amount));
  const all = known ? DICE : [...DICE, { count: amount.count, sides: amount.sides }];
  const options = all.map((dice) => ({
    value: diceKey(dice),
    label: dice.count === 0 ? parts.noDice : said({ ...dice, plus: 0 }),
  }));
  const change = (value: string) => {
    const dice = all.find((each) => diceKey(each) === value);
    if (dice === undefined) return;
    onChange({ ...amount, ...dice, ...(dice.count === 0 && { plus: Math.max(1, amount.plus) }) });
  };
  return (
    <div className={form.pair}>
      <PickList label={parts.dice} groups={[{ label: null, options }]} value={diceKey(amount)} onChange={change} />
      <NumberField
        label={amount.count === 0 ? parts.number : parts.plus}
        value={amount.plus}
        min={amount.count === 0 ? 1 : -5}
        max={20}
        onChange={(plus) => onChange({ ...amount, plus })}
      />
    </div>
  );
}

export const place = (label: string, value: string, onChange: (value: string) => void): ReactNode => (
  <TextField label={label} value={value} maxLength={LONGEST} onChange={onChange} />
);

type Expiry = 'turningPoint' | 'battle';

/** Until the end of the turning point, or of the battle. */
export const twoExpiries = (words: Words<'scenario'>, value: Expiry, onChange: (value: Expiry) => void): ReactNode => {
  const { turningPoint, battle } = words.parts.expiries;
  return <WordsField label={words.parts.expires} names={{ turningPoint, battle }} value={value} onChange={onChange} />;
};
