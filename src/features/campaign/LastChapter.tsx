import { Chapter } from './Chapter.tsx';
import { useLook } from './useLook.ts';

/** The last battle as it is told; nothing before the first. */
export function LastChapter() {
  const look = useLook();
  const entry = look.state.chronicle.findLast(({ kind }) => kind === 'battle');
  return entry === undefined ? null : <Chapter look={look} entry={entry} />;
}
