import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import type { WayChosen } from './useWay.ts';

/** What the move in hand is called. */
export function useWayName({ pick: { action } }: WayChosen): string {
  const { acts } = useVanguardScene().words;
  return action === 'fallback' ? acts.kinds.fallback : acts.names[action];
}
