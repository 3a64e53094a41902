import { type LogLine, logLine } from '../../../words/logLine.ts';
import type { Look } from '../../../words/look.ts';
import type { Words } from '../../../words/words.ts';
import type { KillTeamEntry } from '../../../state/battle/killTeam.ts';

/** A line with a key that stays the same while the log grows. */
interface KeyedLine extends LogLine {
  readonly key: string;
}

/** The last lines of the log, newest first. */
export const recentLines = (
  words: Words<'log'>,
  recent: readonly KillTeamEntry[],
  look: Look,
  most: number,
): readonly KeyedLine[] =>
  recent
    .toReversed()
    .flatMap(({ seq, events }) =>
      events
        .flatMap((event, index) => {
          const line = logLine(words, event, look);
          return line === null ? [] : [{ ...line, key: `${seq}.${index}` }];
        })
        .toReversed(),
    )
    .slice(0, most);
