import type { Command, CorrectionKind } from '../engine/family/killteam/model/command.ts';
import type { Look } from './look.ts';
import { UNKNOWN_DOING } from './doing.ts';
import type { CommandMap, CorrectionMap, Doing, UndoText } from './speech.ts';
import type { Words } from './words.ts';

/** The part of the catalogue that names commands. */
export type UndoWords = Pick<Words<'play'>, 'undoCommand' | 'undoCorrection' | 'common'>;

/** What is said of one kind of command, from the catalogue. */
type Saying<K extends PropertyKey> = { readonly words: UndoWords; readonly kind: K; readonly look: Look };

/** A command of a later version has no name here, nor has one of a file that was edited by hand. */
const unnamed = ({ common }: UndoWords): UndoText => ({ short: '', full: common.undo });

const named = <T extends keyof CommandMap>(
  { words, kind, look }: Saying<T>,
  command: CommandMap[T],
  doing: Doing,
): UndoText => words.undoCommand[kind]?.(command, look, doing) ?? unnamed(words);

const corrected = <K extends CorrectionKind>(
  { words, kind, look }: Saying<K>,
  correction: CorrectionMap[K],
): UndoText => words.undoCorrection[kind]?.(correction, look) ?? unnamed(words);

const labelOf = (words: UndoWords, command: Command, look: Look, doing: Doing): UndoText =>
  command.type === 'correct'
    ? corrected({ words, kind: command.correction.what, look }, command.correction)
    : named({ words, kind: command.type, look }, command, doing);

/**
 * What Undo takes back: at most 14 characters for the button with whom it is about, and a whole sentence for its name.
 * `doing`: what the log knows beside the command. Never throws.
 */
export function undoLabel(words: UndoWords, command: Command, look: Look, doing: Doing = UNKNOWN_DOING): UndoText {
  try {
    const label = labelOf(words, command, look, doing);
    return typeof label.short === 'string' ? label : unnamed(words);
  } catch {
    return unnamed(words);
  }
}
