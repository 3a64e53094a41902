import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { useKillTeamLogSaid } from '../../../scene/killTeamLogSaid.ts';
import { type KillTeamBattle, useKillTeam } from '../../../state/battle/killTeam.ts';
import { later } from '../../../ui/later.tsx';
import { battlePath } from '../../paths.ts';
import { LogAloud } from '../LogAloud.tsx';

const ToldNow = later(async () => (await import('../../../features/scenario/ToldNow.tsx')).ToldNow);

const canTell = ({ id, state }: KillTeamBattle, path: string): boolean =>
  path !== battlePath(id, 'master') && (state.mission.script !== undefined || (state.spawned ?? 0) > 0);

/**
 * Reads what has just happened aloud. What a scenario tells, and who has arrived, opens over the screen; not over the master’s,
 * nor where the device changes hands.
 */
export function LogLive() {
  const said = useKillTeamLogSaid();
  const [path] = useLocation();
  const battle = useKillTeam();
  return (
    <>
      <LogAloud said={said} />
      {battle !== null && canTell(battle, path) && (
        <Suspense fallback={null}>
          <ToldNow />
        </Suspense>
      )}
    </>
  );
}
