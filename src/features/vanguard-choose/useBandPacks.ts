import { useEffect, useState } from 'react';
import type { Pack } from '../../content/pack.ts';
import { loadShippedBands } from '../../content/warBands/shippedBands.ts';
import { usePacks } from '../../state/library/ownPacks.ts';

/** Packs of war bands on this device, ours first; empty: they are not here yet. `failed`: ours cannot be fetched. Own ones are read anew with every `moment`. */
export function useBandPacks(moment: string | null): { readonly packs: readonly Pack[]; readonly failed: boolean } {
  const { loadWarBands } = usePacks();
  const [shipped, setShipped] = useState<Pack | null>(null);
  const [own, setOwn] = useState<readonly Pack[]>([]);
  const [failed, setFailed] = useState(false);
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
  }, [loadWarBands, moment]);
  return { packs: shipped === null ? [] : [shipped, ...own], failed };
}
