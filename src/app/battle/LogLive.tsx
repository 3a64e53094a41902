import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { later } from '../../ui/later.tsx';
import { LiveLine } from '../../ui/LiveLine.tsx';
import { lineText, logLine } from '../../words/logLine.ts';
import { battlePath } from '../paths.ts';
import { lookOf } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';
import { type KillTeamBattle, type KillTeamEntry, useKillTeam } from '../../state/battle/killTeam.ts';

const ToldNow = later(async () => (await import('../../features/scenario/ToldNow.tsx')).ToldNow);

function told(words: Words<'log'>, battle: KillTeamBattle, entry: KillTeamEntry | undefined): string {
  const look = lookOf(words, battle.state);
  return (entry?.events ?? [])
    .map((event) => logLine(words, event, look))
    .flatMap((line) => (line === null ? [] : [lineText(line)]))
    .join('. ');
}

const canTell = ({ id, state }: KillTeamBattle, path: string): boolean =>
  path !== battlePath(id, 'master') && (state.mission.script !== undefined || (state.spawned ?? 0) > 0);

/**
 * Reads what has just happened aloud: the last entry of the log, when the log grows. What a scenario tells, and who has
 * arrived, opens over the screen; not over the master’s, nor where the device changes hands.
 */
export function LogLive() {
  const words = useWords('log');
  const [path] = useLocation();
  const battle = useKillTeam();
  const [text, setText] = useState('');
  const length = battle?.length ?? 0;
  const before = useRef(length);
  useEffect(() => {
    if (battle !== null && length > before.current) setText(told(words, battle, battle.recent.at(-1)));
    before.current = length;
  }, [battle, length, words]);
  return (
    <>
      <LiveLine text={text} />
      {battle !== null && canTell(battle, path) && (
        <Suspense fallback={null}>
          <ToldNow />
        </Suspense>
      )}
    </>
  );
}
