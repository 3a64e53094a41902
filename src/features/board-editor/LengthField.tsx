import { useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { number } from '../../words/format.ts';

type LengthFieldProps = {
  readonly label: string;
  readonly value: number;
  /** The largest number that can be typed. */
  readonly most: number;
  /** Whether it is a whole one; else it has up to two decimals. */
  readonly whole?: boolean;
  readonly onChange: (value: number) => void;
};

const HUNDREDTH = 100;
const shown = (value: number): string => number(Math.round(value * HUNDREDTH) / HUNDREDTH);

const WHOLE = /^\d{1,3}$/u;
const BROKEN = /^\d{1,3}(?:[.,]\d{0,2})?$/u;

/** Whether it can be typed: a number that is not too large, with a point or a comma, or nothing yet. */
function isTyped(text: string, { most, whole = false }: Pick<LengthFieldProps, 'most' | 'whole'>): boolean {
  if (text === '') return true;
  return (whole ? WHOLE : BROKEN).test(text) && valueOf(text) <= most;
}

const valueOf = (text: string): number => Number(text.replace(',', '.'));

/** A number that is typed: it holds as soon as it is one, takes nothing that is none, and is written anew when the field is left. */
export function LengthField({ label, value, most, whole = false, onChange }: LengthFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (entered: string) => {
    const text = entered.trim();
    if (!isTyped(text, { most, whole })) return;
    setTyped(text);
    if (text !== '') onChange(valueOf(text));
  };
  return (
    <div onBlur={() => setTyped(null)}>
      <TextField
        label={label}
        value={typed ?? shown(value)}
        inputMode={whole ? 'numeric' : 'decimal'}
        onChange={type}
      />
    </div>
  );
}
