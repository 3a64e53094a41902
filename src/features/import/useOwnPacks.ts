import { useCallback, useEffect, useState } from 'react';
import { type ListedPack, usePacks } from '../../state/library/ownPacks.ts';

/** The own packs; `undefined` until they have come, null when they cannot be read. `again` reads them anew. */
export function useOwnPacks() {
  const { listPacks } = usePacks();
  const [packs, setPacks] = useState<readonly ListedPack[] | null>();
  const again = useCallback(() => listPacks().then(setPacks), [listPacks]);
  useEffect(() => {
    void again();
  }, [again]);
  return { packs, again };
}
