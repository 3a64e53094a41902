import type { CopyHead } from '../../state/library/backups.ts';
import type { Words } from '../../words/words.ts';

const figure = ({ line }: CopyHead, name: string): number | null => {
  const value = line[name];
  return typeof value === 'number' ? value : null;
};

/** How far what is in a copy had come; null: its figures are not known. */
function holds({ copies }: Words<'storage'>, copy: CopyHead): string | null {
  const step = figure(copy, 'entries');
  if (step === null) return null;
  if (copy.subject.kind === 'battle') {
    const round = figure(copy, 'round');
    return round === null ? copies.inBattle(figure(copy, 'turningPoint') ?? 0, step) : copies.inRounds(round, step);
  }
  return copies.inCampaign(figure(copy, 'scenarios') ?? 0, figure(copy, 'days') ?? 1, step);
}

/** A copy by what it holds: what it is of, and how far that had come. `title`: of what it is of. */
export function copyName(words: Words<'storage'>, copy: CopyHead, title: string): string {
  const held = holds(words, copy);
  return held === null ? title : words.copies.named(title, held);
}
