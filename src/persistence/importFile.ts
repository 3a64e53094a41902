import { type LoadResult, load, unreadable } from './envelope.ts';
import { stateOf } from './loadSlot.ts';
import { beyondLimits } from './logLimits.ts';
import type { LogFile, LogKind, LogTypes } from './logKind.ts';

/** A log as a file brought it, with the state it folds to. */
interface ImportedLog<T extends LogTypes> {
  readonly file: LogFile<T>;
  readonly state: T['state'];
}

/** Reads the file of a log whose rules are here: all problems with their paths, newer ones refused, every entry folded. Never throws. */
export function readLogNow<T extends LogTypes>(kind: LogKind<T>, text: string): LoadResult<ImportedLog<T>> {
  const opened = load(text, kind.shape);
  if (opened.kind !== 'loaded') return opened;
  const folded = stateOf(kind, opened.value);
  if (!folded.ok) return unreadable(text, folded.problems);
  const beyond = [...beyondLimits(opened.value.setup, 'data.setup'), ...beyondLimits(folded.state, 'state')];
  if (beyond.length > 0) return unreadable(text, beyond);
  return { ...opened, value: { file: opened.value, state: folded.state } };
}

/** The same of any log. Rejects when its rules cannot be fetched. */
export async function readLogText<T extends LogTypes>(
  kind: LogKind<T>,
  text: string,
): Promise<LoadResult<ImportedLog<T>>> {
  await kind.ready?.(text);
  return readLogNow(kind, text);
}
