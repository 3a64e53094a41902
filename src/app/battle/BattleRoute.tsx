import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { fetchSystems } from '../../engine/systems/registry.ts';
import { InTerms } from '../../scene/InTerms.tsx';
import { useGame } from '../../state/base/useApp.ts';
import { quiet } from '../../ui/quiet.ts';
import { termsOf } from '../../words/termsOf.ts';
import { LoadingScreen } from '../LoadingScreen.tsx';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { HOME_PATH } from '../paths.ts';
import { fetchOpening, fetchScreens } from './families.ts';
import { OpenedBattle } from './OpenedBattle.tsx';
import { InSymbols, SilentScreen, UnreadableScreen } from './stages.ts';
import { useOpenedBattle } from './useOpenedBattle.ts';

/**
 * Fetches the screens that most battles have and the rules of these systems by their ids, each when nothing else is to be done.
 * Rejects when they cannot be fetched.
 */
export async function fetchRules(systems: readonly string[]): Promise<void> {
  await fetchScreens('killTeam');
  for (const id of systems) {
    await quiet();
    await fetchSystems([id]);
  }
}

/** Fetches what the table shows first in a new battle. Rejects when it cannot be fetched. */
export const fetchTable = fetchOpening;

type BattleRouteProps = { readonly id: string; readonly view: string };

/** Everything of the open battle speaks in the terms of its system. */
function InItsTerms({ children }: { readonly children: ReactNode }) {
  const system = useGame((game) => game.battle?.state.ruleset ?? '');
  const symbols = useGame(({ settings }) => settings.distances === 'symbols' && termsOf(system) !== null);
  return <InTerms system={system}>{symbols ? <InSymbols>{children}</InSymbols> : children}</InTerms>;
}

/** A battle by its id: opened first, then in the screens of its family. */
export function BattleRoute({ id, view }: BattleRouteProps) {
  const [, go] = useLocation();
  const outcome = useOpenedBattle(id);
  switch (outcome?.kind) {
    case undefined:
      return <LoadingScreen />;
    case 'absent':
      return <NotFoundScreen />;
    case 'silent':
      return <SilentScreen />;
    case 'unreadable':
    case 'newer':
      return <UnreadableScreen id={id} outcome={outcome} onHome={() => go(HOME_PATH)} />;
    case 'opened':
      return (
        <InItsTerms>
          <OpenedBattle id={id} view={view} />
        </InItsTerms>
      );
  }
}
