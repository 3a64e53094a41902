import { useLocation } from 'wouter';
import { EnemySettings } from '../features/enemy-turn/EnemySettings.tsx';
import { StorageRows } from '../features/home/StorageRows.tsx';
import { SettingsScreen } from '../features/settings/SettingsScreen.tsx';
import { elsewhere } from './elsewhere.tsx';
import { glossaryPath, STORAGE_PATH } from './paths.ts';

/** The settings, with those of the enemy and what is kept where. */
export function SettingsRoute({ onBack }: { readonly onBack: () => void }) {
  const [, go] = useLocation();
  const storage = <StorageRows elsewhere={elsewhere} onStorage={() => go(STORAGE_PATH)} />;
  return (
    <SettingsScreen onBack={onBack} enemy={<EnemySettings />} storage={storage} onGlossary={() => go(glossaryPath())} />
  );
}
