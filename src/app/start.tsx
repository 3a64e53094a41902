import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
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

type AwakeProps = { readonly onDrawn: () => void; readonly children: ReactNode };

/** What tells when it has been drawn. */
function Awake({ onDrawn, children }: AwakeProps) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return children;
}

/** The end of this task: what follows is done in one of its own, and a tap may come in between. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Takes over what the page has drawn, which answers from then on, or draws the app; in slices, so that a tap need not wait. */
function draw(root: HTMLElement, app: ReactNode): void {
  const answer = () => {
    root.inert = false;
  };
  const awake = <Awake onDrawn={answer}>{app}</Awake>;
  startTransition(() => {
    if (root.firstChild === null) createRoot(root).render(awake);
    else hydrateRoot(root, awake);
  });
}

/** Draws the app: home at once, another screen when it has been fetched. */
export async function start(root: HTMLElement): Promise<void> {
  const app = createApp(browserPorts());
  const { settings } = app.store.getState();
  dressPage(settings);
  const wanted = languageOf(settings);
  document.documentElement.lang = wanted;
  const coming = Promise.all([firstLanguage(wanted), fetchPlace(location.hash)]);
  await nextTask();
  void refreshBattles(app);
  await nextTask();
  void fontsAtOnce();
  const [language] = await coming;
  await nextTask();
  draw(
    root,
    <AppContext value={app}>
      <App language={language} />
    </AppContext>,
  );
}
