import { useCallback, useEffect, useState } from 'react';
import { type Boards, useMadeBoards } from '../../state/workshop/madeBoards.ts';

/** The boards there are; undefined until they have come, null when they cannot be read. `again` reads them anew. */
export function useBoards() {
  const madeBoards = useMadeBoards();
  const [boards, setBoards] = useState<Boards | null>();
  const again = useCallback(() => madeBoards.read().then(setBoards), [madeBoards]);
  useEffect(() => {
    void again();
  }, [again]);
  return { boards, again };
}
