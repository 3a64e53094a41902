import type { FreeResult, FreeRollKind } from '../engine/dice/freeRoll.ts';
import { inches } from './format.ts';

/** What the catalogues say of dice for the table. */
interface FreeWords {
  readonly kinds: Readonly<Record<FreeRollKind, string>>;
  readonly parts: readonly string[];
  readonly clock: (hour: number) => string;
  readonly tied: (names: string) => string;
  readonly forWhat: (why: string, kind: string) => string;
  readonly line: (what: string, result: string) => string;
}

/** What the dice came to. */
export function freeResultSaid(words: FreeWords, result: FreeResult): string {
  switch (result.kind) {
    case 'number':
      return `${result.value}`;
    case 'scatter':
      return `${words.clock(result.hour)}, ${inches(result.far)}`;
    case 'sixth':
      return `${result.part}, ${words.parts[result.part - 1] ?? ''}`;
    case 'one':
      return result.name;
    case 'ranked': {
      const names = result.names.join(', ');
      return result.tied ? words.tied(names) : names;
    }
  }
}

/** A line of the log: for what, which dice, what they came to. */
export function freeRollSaid(words: FreeWords, kind: FreeRollKind, result: FreeResult, why: string | null): string {
  const dice = words.kinds[kind];
  return words.line(why === null ? dice : words.forWhat(why, dice), freeResultSaid(words, result));
}
