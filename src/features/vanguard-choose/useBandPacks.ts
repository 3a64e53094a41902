import { useCallback, useEffect, useState } from 'react';
import type { Pack } from '../../content/pack.ts';
import { loadShippedBands } from '../../content/warBands/shippedBands.ts';
import { usePacks } from '../../state/library/ownPacks.ts';

/** What there is to choose war bands from. `failed`: ours cannot be fetched; `again` reads those of the player's own anew. */
interface BandPacks {
  readonly packs: readonly Pack[];
  readonly failed: boolean;
  readonly again: () => void;
}

/** Packs of war bands on this device, ours first; empty: they are not here yet. */
export function useBandPacks(): BandPacks {
  const { loadWarBands } = usePacks();
  const [shipped, setShipped] = useState<Pack | null>(null);
  const [own, setOwn] = useState<readonly Pack[]>([]);
  const [failed, setFailed] = useState(false);
  const again = useCallback(() => void loadWarBands().then(setOwn), [loadWarBands]);
  useEffect(() => {
    let here = true;
    loadShippedBands().then(
      (pack) => here && setShipped(pack),
      () => here && setFailed(true),
    );
    void loadWarBands().then((packs) => here && setOwn(packs));
    return () => {
      here = false;
    };
  }, [loadWarBands]);
  return { packs: shipped === null ? [] : [shipped, ...own], failed, again };
}
