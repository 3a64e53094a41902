import { applyEntry } from '../../persistence/fold.ts';
import type { OpenPlay } from './openPlay.ts';
import type { LogTypes } from '../../persistence/logKind.ts';

const mayChange = <T extends LogTypes>(play: OpenPlay<T>): boolean =>
  play.mayWrite() && play.ports.view.isFixed?.(play) !== true;

const begunWith = <T extends LogTypes>(play: OpenPlay<T>): number => play.ports.view.begunWith?.(play) ?? 0;

/** Takes back the last entry; its answer, if it was one, is kept for the same question. False: nothing to take back, or its book is closed. */
export function undoIn<T extends LogTypes>(play: OpenPlay<T>): boolean {
  const { journal } = play;
  const { last } = journal;
  if (last === null || !mayChange(play) || journal.length <= begunWith(play)) return false;
  const state = play.history.at(journal.length - 1, journal);
  play.remember(last);
  journal.undo();
  play.step('undo', state);
  return true;
}

/** Takes back the entry of this id and all after it. False: it is not there any more, or not all of it could be taken back. */
export function undoBeforeIn<T extends LogTypes>(play: OpenPlay<T>, entry: string): boolean {
  const place = play.journal.placeOf(entry);
  return place !== null && undoDownTo(play, place);
}

/** Takes back the last entries until so many are left. */
export function undoDownTo<T extends LogTypes>(play: OpenPlay<T>, length: number): boolean {
  while (play.journal.length > length) if (!undoIn(play)) return false;
  return true;
}

/** Brings back the entry that was undone last, with the same dice. False: there is none. */
export function redoIn<T extends LogTypes>(play: OpenPlay<T>): boolean {
  const { journal } = play;
  const { next } = journal;
  if (next === null || !mayChange(play)) return false;
  const state = applyEntry(play.ports.rules.decider.evolve, play.state, next);
  journal.redo();
  play.step('redo', state);
  return true;
}
