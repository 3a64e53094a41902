import { memo } from 'react';
import type { LogSaid } from '../../scene/logSaid.ts';
import type { LogEntry } from '../../state/base/store.ts';
import { LogRow } from '../../ui/LogRow.tsx';
import type { LogLine } from '../../words/logLine.ts';
import styles from './Log.module.css';

type EntryLinesProps = {
  readonly entry: LogEntry;
  readonly said: LogSaid;
  /** Opens "back to here"; null: this tab only reads. */
  readonly onPick: ((entry: LogEntry) => void) | null;
};

const Sentence = ({ line }: { readonly line: LogLine }) =>
  // A line never changes: its pieces keep their places.
  line.parts.map(({ text, strong }, index) => (strong ? <b key={index}>{text}</b> : <span key={index}>{text}</span>));

/** What one command of the player brought about. */
export const EntryLines = memo(function EntryLines({ entry, said, onPick }: EntryLinesProps) {
  const lines = entry.events.map((event) => said.line(event)).filter((line) => line !== null);
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
