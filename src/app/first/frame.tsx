import { renderToStaticMarkup } from 'react-dom/server';
import { HomeScreen } from '../../features/home/HomeScreen.tsx';
import { DEFAULT_SETTINGS, SETTINGS_KEY } from '../../persistence/settingsSlot.ts';
import { type AppPorts, createApp } from '../../state/base/app.ts';
import { AppContext } from '../../state/base/useApp.ts';
import { fetchWords } from '../../words/catalogues.ts';
import { LANGUAGES, type Language } from '../../words/language.ts';
import { asWritten, SpeechContext } from '../../words/useWords.ts';

const nothing = () => undefined;

/** What an app stands on of which nothing is asked but how it begins. */
const PORTS: AppPorts = {
  storage: { read: () => null, write: nothing, remove: nothing, keys: () => [], watch: () => nothing },
  durable: { commit: () => Promise.resolve(), read: () => Promise.resolve([]) },
  tabs: { locks: null, openChannel: null, tab: '', now: () => 0 },
  now: () => '',
  chance: { newSeed: () => '', rollFace: () => 1 },
  askToKeep: () => Promise.resolve('refused'),
  onHidden: nothing,
};

const drawn = (language: Language): string =>
  renderToStaticMarkup(
    <AppContext value={createApp(PORTS)}>
      <SpeechContext value={{ language, as: asWritten }}>
        <HomeScreen
          onOpen={nothing}
          onNew={nothing}
          onTwo={nothing}
          onCampaign={nothing}
          onNewCampaign={nothing}
          onSettings={nothing}
          onWorkshop={nothing}
          onOdds={nothing}
          onBring={nothing}
        />
      </SpeechContext>
    </AppContext>,
  );

/**
 * Home as its first opening begins, by language, as HTML that the build puts into the page. All are drawn at once, before
 * anything comes that home fetches when it is drawn.
 */
export async function firstFrames(): Promise<Readonly<Record<Language, string>>> {
  await Promise.all(LANGUAGES.flatMap((language) => [fetchWords('shared', language), fetchWords('home', language)]));
  return { en: drawn('en'), fr: drawn('fr') };
}

/** The settings with which the first frame is drawn, and where others would be stored. */
export const firstSettings = { settings: DEFAULT_SETTINGS, settingsKey: SETTINGS_KEY };
