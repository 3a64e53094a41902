import type { CSSProperties } from 'react';
import { TextField } from '../ui/TextField.tsx';
import styles from './Editor.module.css';
import { usePlaces } from './places.ts';

type TextProps = {
  readonly label: string;
  readonly value: string;
  /** Its place in the document, for what is wrong with it. */
  readonly path: string;
  readonly maxLength: number;
  readonly hint?: string;
  readonly placeholder?: string;
  /** More than one: it grows with what is written. */
  readonly lines?: number;
  /** It was added just now: it is not wrong yet. */
  readonly fresh?: boolean;
  readonly onChange: (value: string, typed: string) => void;
};

/** Words of the master’s own, with what is wrong with them beside. */
export function Text({ path, fresh = false, onChange, ...field }: TextProps) {
  const { flaw } = usePlaces();
  const lines = field.lines ?? 1;
  const style: CSSProperties = { '--lines': lines };
  return (
    <div className={lines > 1 ? styles.prose : undefined} style={style}>
      <TextField {...field} error={fresh ? null : flaw(path)} onChange={(value) => onChange(value, path)} />
    </div>
  );
}
