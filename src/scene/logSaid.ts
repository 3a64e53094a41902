import type { Tagged } from '../engine/log/battleBase.ts';
import type { LogLine } from '../words/logLine.ts';
import type { UndoText } from '../words/speech.ts';

/** How a family of games tells the log of its open battle: the shared screens of the log ask nothing else of the game. */
export interface LogSaid {
  /** An event as a line; null: not worth one. Never throws. */
  readonly line: (event: Tagged) => LogLine | null;
  /** A command as Undo names it. Never throws. */
  readonly undo: (command: Tagged) => UndoText;
  /** What Undo would take back; null: nothing. */
  readonly last: UndoText | null;
  /** The part of the battle that it is in (turning point, round) as a number: the log has a heading for each. */
  readonly part: number;
  /** With this event the next part begins. */
  readonly begins: (event: Tagged) => boolean;
  readonly heading: (part: number) => string;
  /** What stands beside the title of the log. */
  readonly note: string;
}
