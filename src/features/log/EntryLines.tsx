import { memo } from 'react';
import { LogRow } from '../../ui/LogRow.tsx';
import { type LogLine, logLine } from '../../words/logLine.ts';
import type { Look } from '../../words/look.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Log.module.css';
import type { KillTeamEntry } from '../../state/battle/killTeam.ts';

type EntryLinesProps = {
  readonly entry: KillTeamEntry;
  readonly look: Look;
  /** Opens "back to here"; null: this tab only reads. */
  readonly onPick: ((entry: KillTeamEntry) => void) | null;
};

const Sentence = ({ line }: { readonly line: LogLine }) =>
  // A line never changes: its pieces keep their places.
  line.parts.map(({ text, strong }, index) => (strong ? <b key={index}>{text}</b> : <span key={index}>{text}</span>));

/** What one command of the player brought about. */
export const EntryLines = memo(function EntryLines({ entry, look, onPick }: EntryLinesProps) {
  const words = useWords('log');
  const lines = entry.events.map((event) => logLine(words, event, look)).filter((line) => line !== null);
  // The newest stands first here as everywhere on this screen.
  lines.reverse();
  return lines.map((line, index) => (
    <LogRow
      key={index}
      icon={line.icon}
      {...(line.right === null ? {} : { note: line.right })}
      {...(onPick === null ? {} : { onPress: () => onPick(entry) })}
    >
      <span className={styles.sentence}>
        <Sentence line={line} />
      </span>
    </LogRow>
  ));
});
