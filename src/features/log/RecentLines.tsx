import type { LogSaid } from '../../scene/logSaid.ts';
import { useGame } from '../../state/base/useApp.ts';
import { Log } from '../../ui/Log.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { EntryLines } from './EntryLines.tsx';
import styles from './Log.module.css';

/** Commands whose lines stand beside the table. */
const MOST = 14;

/** The last lines of the log beside the table, newest first, where there is width for them. `title` stands above them. */
export function RecentLines({ said, title }: { readonly said: LogSaid; readonly title: string }) {
  const battle = useGame((game) => game.battle);
  if (battle === null) return null;
  const recent = battle.recent.slice(-MOST).toReversed();
  return (
    <div className={styles.recent}>
      <SectionHead title={title} note={said.note} />
      <Log label={title}>
        {recent.map((entry) => (
          <EntryLines key={entry.seq} entry={entry} said={said} onPick={null} />
        ))}
      </Log>
    </div>
  );
}
