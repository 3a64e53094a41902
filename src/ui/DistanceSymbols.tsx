import type { ReactNode } from 'react';
import styles from './DistanceSymbols.module.css';

/** The shapes that Kill Team 2021 measures with, by inches, the longest first; drawn by us. */
const SHAPES = [
  [6, 'pentagon', 'M8 1.2 15 6.3 12.3 14.6H3.7L1 6.3Z'],
  [3, 'square', 'M2.2 2.2H13.8V13.8H2.2Z'],
  [2, 'circle', 'M8 1.6A6.4 6.4 0 1 1 8 14.4 6.4 6.4 0 0 1 8 1.6Z'],
  [1, 'triangle', 'M8 1.8 15 14.2H1Z'],
] as const;

type Shape = (typeof SHAPES)[number];

/** A length as few shapes of one kind, else of two kinds; null: no whole number of inches. */
export function shapesOf(length: number): readonly (readonly [count: number, shape: Shape])[] | null {
  if (!Number.isInteger(length) || length < 1) return null;
  const one = SHAPES.find(([inches]) => length % inches === 0);
  if (one !== undefined && (one[0] > 1 || length === 1)) return [[length / one[0], one]];
  const [first, last] = [SHAPES.find(([inches]) => inches < length && inches < 6), SHAPES.at(-1)];
  const [two] = SHAPES.filter(([inches]) => inches === 2);
  if (first === undefined || last === undefined || two === undefined) return null;
  return [
    [(length - 1) / 2, two],
    [1, last],
  ];
}

const Glyph = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 16 16" className={styles.glyph} aria-hidden>
    <path d={path} />
  </svg>
);

type SymbolsProps = { readonly length: number; readonly name: string };

/** A distance in the symbols of 2021; spoken in inches. */
function Symbols({ length, name }: SymbolsProps): ReactNode {
  const shapes = shapesOf(length);
  if (shapes === null) return name;
  return (
    <span role="img" aria-label={name} className={styles.symbols}>
      {shapes.map(([count, [inches, , path]]) => (
        <span key={inches}>
          {count > 1 && count}
          <Glyph path={path} />
        </span>
      ))}
    </span>
  );
}

const LENGTH = /(?<length>\d+)\u2033/gu;

/** A text in which every whole number of inches is drawn as symbols. */
export function withSymbols(text: string): ReactNode {
  const found = [...text.matchAll(LENGTH)];
  if (found.length === 0) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of found) {
    const [name] = match;
    parts.push(text.slice(from, match.index));
    parts.push(<Symbols key={match.index} length={Number(match.groups?.['length'])} name={name} />);
    from = match.index + name.length;
  }
  parts.push(text.slice(from));
  return parts;
}
