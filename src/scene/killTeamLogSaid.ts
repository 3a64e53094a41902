import { useMemo } from 'react';
import { useKillTeam } from '../state/battle/killTeam.ts';
import type { BattleEvent } from '../engine/family/killteam/model/event.ts';
import type { Command } from '../engine/family/killteam/model/command.ts';
import { lastDone } from '../words/lastUndo.ts';
import { logLine } from '../words/logLine.ts';
import { lookOf } from '../words/look.ts';
import { undoLabel } from '../words/undoLabel.ts';
import { useWords } from '../words/useWords.ts';
import type { LogSaid } from './logSaid.ts';

/** How the Kill Team family tells its log; null: no battle of it is open. */
export function useKillTeamLogSaid(): LogSaid | null {
  const words = useWords('log');
  const battle = useKillTeam();
  return useMemo(() => {
    if (battle === null) return null;
    const look = lookOf(words, battle.state);
    const { turningPoint } = battle.state;
    return {
      // What the log of such a battle holds is of the family.
      line: (event) => logLine(words, event as BattleEvent, look),
      undo: (command) => undoLabel(words, command as Command, look),
      last: lastDone(words, battle, look),
      part: turningPoint,
      begins: ({ type }) => type === 'turningPointBegan',
      heading: (part) => (part === 0 ? words.turningPoint.phases.setUp : words.turningPoint.title(part)),
      note: words.logScreen.subtitle(turningPoint),
    };
  }, [words, battle]);
}
