import type { RawFiles } from '../packRows.ts';
import { madeRowsIn } from './madeRows.ts';

const brings = (line: unknown, card: string): boolean =>
  typeof line === 'object' && line !== null && 'card' in line && line.card === card;

/** What the factions are called whose D20 table brings a card, among files; in the order of their names. */
export const metIn = (files: RawFiles, card: string): readonly string[] =>
  madeRowsIn(files, 'factions').flatMap(({ rows, name }) =>
    Array.isArray(rows) && rows.some((line: unknown) => brings(line, card)) ? [name] : [],
  );
