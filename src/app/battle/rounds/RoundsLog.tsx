import { LogScreen } from '../../../features/log/LogScreen.tsx';
import { useRoundsLogSaid } from '../../../scene/roundsLogSaid.ts';

/** The log of a battle in rounds. */
export function RoundsLog({ onBack }: { readonly onBack: () => void }) {
  const said = useRoundsLogSaid();
  return said === null ? null : <LogScreen said={said} onBack={onBack} />;
}
