import type { Command, CommandType, Correction } from '../engine/battle/command.ts';
import type { Look } from './look.ts';
import type { UndoText } from './speech.ts';
import type { Words } from './words.ts';

type CommandMap = { [T in CommandType]: Extract<Command, { type: T }> };
type CorrectionMap = { [W in Correction['what']]: Extract<Correction, { what: W }> };

function named<T extends Exclude<CommandType, 'correct'>>(words: Words, command: CommandMap[T], look: Look): UndoText {
  const speak = words.undoCommand[command.type as T] as (command: CommandMap[T], look: Look) => UndoText;
  return speak(command, look);
}

function corrected<W extends Correction['what']>(words: Words, correction: CorrectionMap[W], look: Look): UndoText {
  const speak = words.undoCorrection[correction.what as W] as (correction: CorrectionMap[W], look: Look) => UndoText;
  return speak(correction, look);
}

/** What Undo takes back: at most 14 characters for the button, and a whole sentence for its name. */
export const undoLabel = (words: Words, command: Command, look: Look): UndoText =>
  command.type === 'correct' ? corrected(words, command.correction, look) : named(words, command, look);
