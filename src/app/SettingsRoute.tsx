import { useLocation } from 'wouter';
import { EnemySettings } from '../features/enemy-turn/EnemySettings.tsx';
import { StorageRows } from '../features/home/StorageRows.tsx';
import { SETTINGS_PAGES, SettingsScreen } from '../features/settings/SettingsScreen.tsx';
import { InTerms } from '../scene/InTerms.tsx';
import { useRounds } from '../state/battle/rounds.ts';
import { elsewhere } from './elsewhere.tsx';
import { glossaryPath, settingsPath, STORAGE_PATH } from './paths.ts';
import { speaking } from './speaking.ts';

const FoeSettings = speaking(
  ['rounds', 'roundsFoes'],
  async () => (await import('../features/vanguard-enemy/FoeSettings.tsx')).FoeSettings,
);

/** How a side plays that tables play, in a battle of any family. */
function OfTables() {
  return useRounds() === null ? <EnemySettings /> : <FoeSettings />;
}

/** The settings, with those of the enemy and what is kept where. */
export function SettingsRoute({ page, onBack }: { readonly page: string | undefined; readonly onBack: () => void }) {
  const [, go] = useLocation();
  const system = useRounds()?.state.ruleset ?? null;
  const storage = <StorageRows elsewhere={elsewhere} onStorage={() => go(STORAGE_PATH)} />;
  const screen = (
    <SettingsScreen
      page={SETTINGS_PAGES.find((each) => each === page) ?? null}
      onPage={(next) => go(settingsPath(next), { replace: true })}
      onBack={onBack}
      enemy={<OfTables />}
      storage={storage}
      onGlossary={() => go(glossaryPath())}
    />
  );
  return system === null ? screen : <InTerms system={system}>{screen}</InTerms>;
}
