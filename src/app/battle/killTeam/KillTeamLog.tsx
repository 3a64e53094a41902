import { LogScreen } from '../../../features/log/LogScreen.tsx';
import { useKillTeamLogSaid } from '../../../scene/killTeamLogSaid.ts';

/** The log of a battle of the family. */
export function KillTeamLog({ onBack }: { readonly onBack: () => void }) {
  const said = useKillTeamLogSaid();
  return said === null ? null : <LogScreen said={said} onBack={onBack} />;
}
