import { useRoundsLogSaid } from '../../../scene/roundsLogSaid.ts';
import { LogAloud } from '../LogAloud.tsx';

/** Reads what has just happened aloud. */
export function RoundsLive() {
  return <LogAloud said={useRoundsLogSaid()} />;
}
