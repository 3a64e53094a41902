import { useLocation } from 'wouter';
import { ListRow } from '../../ui/ListRow.tsx';
import type { Stage } from './useStage.ts';

/** The ways out that are not needed every turning point. */
export function Ways({ stage }: { readonly stage: Stage }) {
  const { words, battle } = stage;
  const [, go] = useLocation();
  return (
    <nav aria-label={words.battle.menu}>
      <ListRow icon="settings" title={words.battle.menuSettings} opens onPress={() => go('/settings')} />
      <ListRow icon="campaign" title={words.battle.menuEnd} opens onPress={() => go(`/battle/${battle.id}/end`)} />
    </nav>
  );
}
