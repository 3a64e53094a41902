import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { ListRow } from '../../ui/ListRow.tsx';
import { useWords } from '../../words/useWords.ts';
import { useFreeDiceDoor } from '../../scene/freeDiceDoor.ts';
import { useScene } from '../../scene/useScene.ts';

function ToMaster({ onPress }: { readonly onPress: () => void }) {
  const { master } = useWords('play').scenarioPlay;
  return <ListRow icon="lock" title={master.menu} opens onPress={onPress} />;
}

/** The ways out that are not needed every turning point. */
export function Ways() {
  const { words, battle, state, told } = useScene('log');
  const { freeDice } = told;
  const open = useFreeDiceDoor();
  const [, go] = useLocation();
  return (
    <nav aria-label={words.battle.menu}>
      {state.mission.script !== undefined && (
        <Suspense fallback={null}>
          <ToMaster onPress={() => go(`/battle/${battle.id}/master`)} />
        </Suspense>
      )}
      {state.players.length > 1 && open !== null && (
        <ListRow
          icon="freeDice"
          title={freeDice.reasons.order}
          opens
          onPress={() => open({ kind: 'highest', why: null })}
        />
      )}
      <ListRow icon="why" title={words.battle.menuGlossary} opens onPress={() => go('/glossary')} />
      <ListRow icon="settings" title={words.battle.menuSettings} opens onPress={() => go('/settings')} />
      <ListRow icon="campaign" title={words.battle.menuEnd} opens onPress={() => go(`/battle/${battle.id}/end`)} />
    </nav>
  );
}
