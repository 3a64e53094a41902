import { createRoot } from 'react-dom/client';
import { refreshBattles } from '../state/battles.ts';
import { gameStore } from '../state/store.ts';
import { fetchWords } from '../words/catalogues.ts';
import type { Language } from '../words/language.ts';
import { App } from './App.tsx';
import { dressPage } from './appearance.ts';
import { languageOf } from '../words/language.ts';
import { fetchPlace } from './routes.tsx';

/** The language to begin in: the one that is wanted, or English where its words cannot be fetched. */
async function firstLanguage(wanted: Language): Promise<Language> {
  try {
    await Promise.all([fetchWords('shared', wanted), fetchWords('home', wanted)]);
    return wanted;
  } catch {
    return 'en';
  }
}

/** Draws the app: home at once, another screen when it has been fetched. */
export async function start(root: HTMLElement): Promise<void> {
  const { settings } = gameStore.getState();
  dressPage(settings);
  void refreshBattles();
  const [language] = await Promise.all([firstLanguage(languageOf(settings)), fetchPlace(location.hash)]);
  createRoot(root).render(<App language={language} />);
}
