import { useCallback, useEffect, useState } from 'react';
import { madeModules, type Modules } from '../../state/madeModules.ts';

/** The linked campaigns there are; undefined until they have come, null when they cannot be read. `again` reads them anew. */
export function useModules() {
  const [modules, setModules] = useState<Modules | null>();
  const again = useCallback(() => madeModules.read().then(setModules), []);
  useEffect(() => {
    void again();
  }, [again]);
  return { modules, again };
}
