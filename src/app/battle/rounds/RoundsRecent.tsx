import { RecentLines } from '../../../features/log/RecentLines.tsx';
import { useRoundsLogSaid } from '../../../scene/roundsLogSaid.ts';
import { useWords } from '../../../words/useWords.ts';

/** The last lines of the log of a battle in rounds, beside its table. */
export function RoundsRecent() {
  const said = useRoundsLogSaid();
  const { logScreen } = useWords('rounds');
  return said === null ? null : <RecentLines said={said} title={logScreen.title} />;
}
