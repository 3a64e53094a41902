import type { Command, CorrectionKind } from '../engine/battle/command.ts';
import type { Look } from './look.ts';
import type { CommandMap, CorrectionMap, UndoText } from './speech.ts';
import type { TableWords } from './tableWords.ts';

/** What is said of one kind of command, from the catalogue. */
type Saying<K extends PropertyKey> = { readonly words: TableWords; readonly kind: K; readonly look: Look };

/** A command of a later version has no name here, nor has one of a file that was edited by hand. */
const unnamed = ({ common }: TableWords): UndoText => ({ short: '', full: common.undo });

const named = <T extends keyof CommandMap>({ words, kind, look }: Saying<T>, command: CommandMap[T]): UndoText =>
  words.undoCommand[kind]?.(command, look) ?? unnamed(words);

const corrected = <K extends CorrectionKind>(
  { words, kind, look }: Saying<K>,
  correction: CorrectionMap[K],
): UndoText => words.undoCorrection[kind]?.(correction, look) ?? unnamed(words);

const labelOf = (words: TableWords, command: Command, look: Look): UndoText =>
  command.type === 'correct'
    ? corrected({ words, kind: command.correction.what, look }, command.correction)
    : named({ words, kind: command.type, look }, command);

/** What Undo takes back: at most 14 characters for the button, and a whole sentence for its name. Never throws. */
export function undoLabel(words: TableWords, command: Command, look: Look): UndoText {
  try {
    const label = labelOf(words, command, look);
    return typeof label.short === 'string' ? label : unnamed(words);
  } catch {
    return unnamed(words);
  }
}
