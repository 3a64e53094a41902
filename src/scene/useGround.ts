import { useState } from 'react';
import { useBoardLook } from '../state/battle/boardLook.ts';
import { type ChanceWish, type Ground, USUAL_GROUND, USUAL_WISH } from '../state/battle/onGround.ts';
import { usePlayedOn } from '../state/battle/playedOn.ts';
import { useApp, useChance } from '../state/base/useApp.ts';
import { useBegun } from './useBegun.ts';
import { useKillzones } from './useKillzones.ts';

const NONE: Ground['killzones'] = [];

/**
 * What the next battle of a game is played on, kept while it is prepared, and how, as this device was left. `bound`: the killzone
 * of its scenario, which is taken as long as no other is chosen; null: none.
 */
export function useGround(system: string, bound: string | null = null): Ground {
  const { playedOn, playOn } = usePlayedOn();
  const [wanted, choose] = useBegun<string | null>(`ground ${system}`, null);
  const [wish, wishFor] = useBegun<ChanceWish>(`ground wish ${system}`, USUAL_WISH);
  const app = useApp();
  const { newSeed } = useChance();
  const { show } = useBoardLook();
  const [missed, miss] = useState(false);
  const chosen = playedOn === 'table' ? null : (wanted ?? bound ?? USUAL_GROUND);
  const fetched = async () => {
    if (chosen === null) return null;
    const { fetchGround } = await import('../state/battle/ground.ts');
    show('board');
    return fetchGround(app, { ground: chosen, system, seed: newSeed(), wish });
  };
  const killzones = useKillzones(chosen === null ? null : system) ?? NONE;
  return { playedOn, playOn, chosen, choose, wish, wishFor, fetched, missed, miss, killzones };
}
