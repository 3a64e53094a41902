import { useMemo } from 'react';
import type { FoeCommand } from '../engine/plugins/foes/command.ts';
import type { FoeEvent } from '../engine/plugins/foes/event.ts';
import { useRounds } from '../state/battle/rounds.ts';
import { roundsLogLine, roundsUndo } from '../words/roundsSaid.ts';
import { useWords } from '../words/useWords.ts';
import type { LogSaid } from './logSaid.ts';
import { roundsLook } from './roundsLook.ts';

/** How a battle in rounds tells its log; null: none is open. */
export function useRoundsLogSaid(): LogSaid | null {
  const words = useWords('rounds');
  const battle = useRounds();
  return useMemo(() => {
    if (battle === null) return null;
    const look = roundsLook(words, battle.state);
    const { round } = battle.state;
    return {
      // What the log of such a battle holds is of the family.
      line: (event) => roundsLogLine(words, event as FoeEvent, look),
      undo: (command) => roundsUndo(words, command as FoeCommand, look),
      last: battle.undoes === null ? null : roundsUndo(words, battle.undoes, look),
      part: round,
      begins: ({ type }) => type === 'roundBegan',
      heading: (part) => (part === 0 ? words.logScreen.setUp : words.logScreen.round(part)),
      note: words.logScreen.note(round),
    };
  }, [words, battle]);
}
