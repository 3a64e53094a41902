import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from '../state/base/app.ts';
import { AppContext } from '../state/base/useApp.ts';
import { refreshBattles } from '../state/battle/battles.ts';
import { fetchWords } from '../words/catalogues.ts';
import type { Language } from '../words/language.ts';
import { App } from './App.tsx';
import { dressPage } from './dressPage.ts';
import { fontsAtOnce } from './fontsAtOnce.ts';
import { browserPorts } from './browserPorts.ts';
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

const FRAMES_MS = 100;

/**
 * The page has drawn itself before its code came; a browser tells what it saw first only with the frame after it, and only
 * of what still stands there. A page in the background draws no frame: it does not wait for one.
 */
const firstPictureSeen = (root: HTMLElement): Promise<void> | null =>
  root.firstChild &&
  new Promise((done) => {
    setTimeout(done, FRAMES_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/** Draws the app: home at once, another screen when it has been fetched. */
export async function start(root: HTMLElement): Promise<void> {
  const app = createApp(browserPorts());
  const { settings } = app.store.getState();
  dressPage(settings);
  void refreshBattles(app);
  const wanted = languageOf(settings);
  document.documentElement.lang = wanted;
  const [language] = await Promise.all([firstLanguage(wanted), fetchPlace(location.hash), firstPictureSeen(root)]);
  void fontsAtOnce();
  // Drawn in slices: a tap on what the page has drawn already need not wait for all of it.
  startTransition(() =>
    createRoot(root).render(
      <AppContext value={app}>
        <App language={language} />
      </AppContext>,
    ),
  );
}
