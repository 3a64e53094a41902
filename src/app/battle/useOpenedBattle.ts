import { useEffect, useState } from 'react';
import { type Play, usePlay } from '../../state/battle/play.ts';
import { useGame } from '../../state/base/useApp.ts';
import { openHeard } from '../openHeard.ts';

type Outcome = Awaited<ReturnType<Play['openBattle']>>;

/** Opens a battle unless it is open; null while it is being read. */
export function useOpenedBattle(id: string): Outcome | null {
  const { openBattle } = usePlay();
  const isOpen = useGame((game) => game.battle?.id === id);
  const [found, setFound] = useState<Outcome | null>(null);
  useEffect(() => {
    if (isOpen) return undefined;
    return openHeard(() => openBattle(id), setFound);
  }, [id, isOpen, openBattle]);
  if (isOpen) return { kind: 'opened' };
  return found?.kind === 'opened' ? null : found;
}
