import type { App } from '../../state/base/app.ts';
import type { Words } from '../../words/words.ts';

/** Builds and starts the ready-made battle, and hands on its id. Rejects when the rules cannot be fetched. */
export async function begin(app: App, words: Words<'home'>, onBegun: (id: string) => void): Promise<void> {
  const { startFirst } = await import('./startFirst.ts');
  await startFirst(app, words, onBegun);
}
