import { useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { number } from '../../words/format.ts';

type LengthFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

const HUNDREDTH = 100;
const shown = (value: number): string => number(Math.round(value * HUNDREDTH) / HUNDREDTH);

/** What is typed as a number, with a point or a comma; null: it is none. */
function numberIn(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,3}(?:\.\d{0,2})?$/u.test(text) ? Number(text) : null;
}

/** A number that is typed: it holds as soon as it is one, and is written anew when the field is left. */
export function LengthField({ label, value, onChange }: LengthFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const said = numberIn(text);
    if (said !== null) onChange(said);
  };
  return (
    <div onBlur={() => setTyped(null)}>
      <TextField label={label} value={typed ?? shown(value)} maxLength={7} onChange={type} />
    </div>
  );
}
