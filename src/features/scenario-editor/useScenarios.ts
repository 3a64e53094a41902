import { useCallback, useEffect, useState } from 'react';
import { type Scenarios, useMadeScenarios } from '../../state/workshop/madeScenarios.ts';

/** The scenarios there are; undefined until they have come, null when they cannot be read. `again` reads them anew. */
export function useScenarios() {
  const madeScenarios = useMadeScenarios();
  const [scenarios, setScenarios] = useState<Scenarios | null>();
  const again = useCallback(() => madeScenarios.read().then(setScenarios), [madeScenarios]);
  useEffect(() => {
    void again();
  }, [again]);
  return { scenarios, again };
}
