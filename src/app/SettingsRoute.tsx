import { useLocation } from 'wouter';
import { EnemySettings } from '../features/enemy-turn/EnemySettings.tsx';
import { StorageRows } from '../features/home/StorageRows.tsx';
import type { KeyOf } from '../features/settings/KeySettings.tsx';
import { SETTINGS_PAGES, SettingsScreen } from '../features/settings/SettingsScreen.tsx';
import { InTerms } from '../scene/InTerms.tsx';
import { useRounds } from '../state/battle/rounds.ts';
import { useWords } from '../words/useWords.ts';
import { BRING_PATH, glossaryPath, settingsPath, STORAGE_PATH } from './paths.ts';
import { speaking } from './speaking.ts';

const FoeSettings = speaking(
  ['rounds', 'roundsFoes'],
  async () => (await import('../features/vanguard-enemy/FoeSettings.tsx')).FoeSettings,
);

/** How a side plays that tables play, in a battle of any family. */
function OfTables() {
  return useRounds() === null ? <EnemySettings /> : <FoeSettings />;
}

/** The acts that have a key in the battle that is open, or in those of Kill Team. */
function useLetters(): readonly KeyOf[] {
  const inRounds = useRounds() !== null;
  const words = useWords(inRounds ? 'rounds' : 'play');
  return 'acts' in words
    ? Object.entries({ ...words.acts.names, push: words.acts.push }).flatMap(([act, name]) => {
        const key: unknown = Reflect.get(words.acts.keys, act);
        return typeof key === 'string' ? [{ name, key }] : [];
      })
    : Object.values(words.actions).map(({ name, key }) => ({ name, key }));
}

/** The settings, with those of the enemy and what is kept where. */
export function SettingsRoute({ page, onBack }: { readonly page: string | undefined; readonly onBack: () => void }) {
  const [, go] = useLocation();
  const letters = useLetters();
  const system = useRounds()?.state.ruleset ?? null;
  const storage = <StorageRows onBring={() => go(BRING_PATH)} onStorage={() => go(STORAGE_PATH)} />;
  const screen = (
    <SettingsScreen
      page={SETTINGS_PAGES.find((each) => each === page) ?? null}
      onPage={(next) => go(settingsPath(next), { replace: true })}
      onBack={onBack}
      enemy={<OfTables />}
      storage={storage}
      letters={letters}
      onGlossary={() => go(glossaryPath())}
    />
  );
  return system === null ? screen : <InTerms system={system}>{screen}</InTerms>;
}
