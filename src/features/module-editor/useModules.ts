import { useCallback, useEffect, useState } from 'react';
import { type Modules, useMadeModules } from '../../state/workshop/madeModules.ts';

/** The linked campaigns there are; undefined until they have come, null when they cannot be read. `again` reads them anew. */
export function useModules() {
  const madeModules = useMadeModules();
  const [modules, setModules] = useState<Modules | null>();
  const again = useCallback(() => madeModules.read().then(setModules), [madeModules]);
  useEffect(() => {
    void again();
  }, [again]);
  return { modules, again };
}
