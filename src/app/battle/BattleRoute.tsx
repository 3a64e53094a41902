import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { fetchSystems } from '../../engine/systems/registry.ts';
import { InTerms } from '../../scene/InTerms.tsx';
import { useGame } from '../../state/base/useApp.ts';
import { termsOf } from '../../words/termsOf.ts';
import { LoadingScreen } from '../LoadingScreen.tsx';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { HOME_PATH, battlePath } from '../paths.ts';
import { BattleStage } from './BattleStage.tsx';
import {
  EndStage,
  InSymbols,
  KeysSheet,
  LogLive,
  LogScreen,
  MasterStage,
  OPENING,
  UnreadableScreen,
} from './stages.ts';
import { useAdvisorSoon } from './useAdvisorSoon.ts';
import { useBattleKeys } from './useBattleKeys.ts';
import { useOpenedBattle } from './useOpenedBattle.ts';

/** Fetches the rules of every system. Rejects when they cannot be fetched. */
export const fetchRules = (): Promise<void> => fetchSystems();

/** Fetches what the table shows first in a new battle. Rejects when it cannot be fetched. */
export async function fetchTable(): Promise<void> {
  await Promise.all(OPENING.map((part) => part.fetch()));
}

type BattleRouteProps = { readonly id: string; readonly view: string };

function OpenedBattle({ id, view }: BattleRouteProps) {
  const [, go] = useLocation();
  useAdvisorSoon();
  const over = useGame((game) => game.battle !== null && game.battle.state.result !== null);
  const play = () => go(battlePath(id));
  if (view === 'master') return <MasterStage onBack={play} />;
  if (view === 'log') return <LogScreen onBack={play} />;
  if (view === 'end' || over) return <EndStage id={id} />;
  return <BattleStage onTimeline={() => go(battlePath(id, 'log'))} />;
}

/** Everything of the open battle speaks in the terms of its system. */
function InItsTerms({ children }: { readonly children: ReactNode }) {
  const system = useGame((game) => game.battle?.state.ruleset ?? '');
  const symbols = useGame(({ settings }) => settings.distances === 'symbols' && termsOf(system) !== null);
  return <InTerms system={system}>{symbols ? <InSymbols>{children}</InSymbols> : children}</InTerms>;
}

/** A battle by its id: opened first, then its table, its log or its end. */
export function BattleRoute({ id, view }: BattleRouteProps) {
  const [, go] = useLocation();
  const outcome = useOpenedBattle(id);
  const keys = useBattleKeys(() => go(battlePath(id, 'log')));
  switch (outcome?.kind) {
    case undefined:
      return <LoadingScreen />;
    case 'absent':
      return <NotFoundScreen />;
    case 'unreadable':
    case 'newer':
      return <UnreadableScreen id={id} outcome={outcome} onHome={() => go(HOME_PATH)} />;
    case 'opened':
      return (
        <InItsTerms>
          <OpenedBattle id={id} view={view} />
          <Suspense fallback={null}>
            <LogLive />
            {keys.open && <KeysSheet open onClose={keys.close} />}
          </Suspense>
        </InItsTerms>
      );
  }
}
