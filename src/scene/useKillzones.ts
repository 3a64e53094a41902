import { useEffect, useState } from 'react';
import { useApp } from '../state/base/useApp.ts';
import { fetchForBoard } from '../state/battle/boards.ts';

const ground = () => import('../state/battle/ground.ts');

type Killzones = Awaited<ReturnType<Awaited<ReturnType<typeof ground>>['fetchKillzones']>>;

/** All boards for a game and what measures, once both are here; null: not yet, or they cannot be fetched. `system` null: none are asked for. */
export function useKillzones(system: string | null): Killzones | null {
  const app = useApp();
  const [found, find] = useState<Killzones | null>(null);
  useEffect(() => {
    if (system === null) return undefined;
    let isShown = true;
    const zones = ground().then(({ fetchKillzones }) => fetchKillzones(app, system));
    Promise.all([zones, fetchForBoard(system)])
      .then(([all]) => (isShown ? find(all) : undefined))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [app, system]);
  return found;
}
