import type { UndoText } from './speech.ts';
import type { Words } from './words.ts';

/** What the Undo button says beside what it undoes. */
export type ButtonWords = Pick<Words<'battle'>, 'common' | 'battle'>;

/** The words on an Undo button; null: there is nothing to take back. */
export const undoButton = ({ common, battle }: ButtonWords, text: UndoText | null) => ({
  label: common.undo,
  what: text?.short ?? null,
  about: text?.about,
  emptyText: battle.undoNothing,
  fullLabel: text?.full ?? common.named(common.undo, battle.undoNothing),
});
