import type { AppSettings } from '../../state/store.ts';
import type { Words } from '../../words/words.ts';

/** Builds and starts the ready-made battle; returns its id. Rejects when the rules cannot be fetched. */
export async function begin(settings: AppSettings, words: Words<'home'>): Promise<string> {
  const { startFirst } = await import('./startFirst.ts');
  return startFirst(settings, words);
}

/** Takes in what a file holds. */
export async function bring(file: File) {
  const safety = await import('../../state/dataSafety.ts');
  return safety.bring(file);
}
