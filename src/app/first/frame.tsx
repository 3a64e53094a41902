import { renderToString } from 'react-dom/server';
import { wrap } from '../../persistence/heading.ts';
import { DEFAULT_SETTINGS, SETTINGS_KEY, savedSettings } from '../../persistence/settingsSlot.ts';
import { type AppPorts, createApp } from '../../state/base/app.ts';
import { AppContext } from '../../state/base/useApp.ts';
import { fetchWords } from '../../words/catalogues.ts';
import { LANGUAGES, type Language } from '../../words/language.ts';
import { App } from '../App.tsx';

const nothing = () => undefined;

/** What an app stands on of which nothing is asked but how it begins. */
const portsIn = (language: Language): AppPorts => ({
  storage: {
    read: (key) =>
      key === SETTINGS_KEY
        ? wrap(savedSettings, { savedAt: '', revision: 0 }, { ...DEFAULT_SETTINGS, language })
        : null,
    write: nothing,
    remove: nothing,
    keys: () => [],
    watch: () => nothing,
  },
  durable: { commit: () => Promise.resolve(), read: () => Promise.resolve([]) },
  tabs: { locks: null, openChannel: null, tab: '', now: () => 0 },
  now: () => '',
  chance: { newSeed: () => '', rollFace: () => 1 },
  askToKeep: () => Promise.resolve('refused'),
  onHidden: nothing,
});

const drawn = (language: Language): string =>
  renderToString(
    <AppContext value={createApp(portsIn(language))}>
      <App language={language} />
    </AppContext>,
  );

/**
 * The app as its first opening begins, by language, as HTML that the build puts into the page; `start` takes it over as it
 * stands. All are drawn at once, before anything comes that home fetches when it is drawn.
 */
export async function firstFrames(): Promise<Readonly<Record<Language, string>>> {
  await Promise.all(LANGUAGES.flatMap((language) => [fetchWords('shared', language), fetchWords('home', language)]));
  return { en: drawn('en'), fr: drawn('fr') };
}

/** The settings with which the first frame is drawn, and where others would be stored. */
export const firstSettings = { settings: DEFAULT_SETTINGS, settingsKey: SETTINGS_KEY };
