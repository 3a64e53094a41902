import type { Command } from '../engine/battle/command.ts';
import type { Look } from './look.ts';
import type { UndoText } from './speech.ts';
import type { TableWords } from './tableWords.ts';
import { undoLabel } from './undoLabel.ts';

/** The words on an Undo button; null: there is nothing to take back. */
export const undoButton = ({ common, battle }: TableWords, text: UndoText | null) => ({
  label: common.undo,
  what: text?.short ?? null,
  emptyText: battle.undoNothing,
  fullLabel: text?.full ?? common.named(common.undo, battle.undoNothing),
});

/** The words on the Undo button of a battle, by the command that it would take back. */
export const lastUndo = (words: TableWords, undoes: Command | null, look: Look) =>
  undoButton(words, undoes === null ? null : undoLabel(words, undoes, look));

/** What the Redo button says to those who hear it; null: there is nothing to bring back. */
export const redoLabel = (words: TableWords, redoes: Command | null, look: Look): string | null =>
  redoes === null ? null : words.battle.redo(undoLabel(words, redoes, look).short);
