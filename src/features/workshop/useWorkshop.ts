import { useCallback, useEffect, useState } from 'react';
import { type Workshop, useTables } from '../../state/workshop/workshop.ts';

/** The tables there are; undefined until they have come, null when they cannot be read. `again` reads them anew. */
export function useWorkshop() {
  const { readWorkshop } = useTables();
  const [workshop, setWorkshop] = useState<Workshop | null>();
  const again = useCallback(() => readWorkshop().then(setWorkshop), [readWorkshop]);
  useEffect(() => {
    void again();
  }, [again]);
  return { workshop, again };
}
