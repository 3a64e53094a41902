import type { Command } from '../engine/family/killteam/model/command.ts';
import { doingOf, type Undoable } from './doing.ts';
import type { Look } from './look.ts';
import type { UndoText } from './speech.ts';
import { type ButtonWords, undoButton } from './undoButton.ts';
import { undoLabel, type UndoWords } from './undoLabel.ts';

/** What Undo would take back in a battle; null: nothing. */
export const lastDone = (words: UndoWords, battle: Undoable, look: Look): UndoText | null =>
  battle.undoes === null ? null : undoLabel(words, battle.undoes, look, doingOf(battle));

/** The words on the Undo button of a battle, by the command that it would take back. */
export const lastUndo = (words: ButtonWords & UndoWords, battle: Undoable, look: Look) =>
  undoButton(words, lastDone(words, battle, look));

/** What the Redo button says to those who hear it; null: there is nothing to bring back. */
export const redoLabel = (words: ButtonWords & UndoWords, redoes: Command | null, look: Look): string | null =>
  redoes === null ? null : words.battle.redo(undoLabel(words, redoes, look).short);
