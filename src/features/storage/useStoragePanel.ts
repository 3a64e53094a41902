import { useCallback, useEffect, useState } from 'react';
import type { StoragePanel } from '../../state/library/storagePanel.ts';

/** The report, null until it has come; `again` gathers it anew. */
export function useStoragePanel(load: () => Promise<StoragePanel>) {
  const [panel, setPanel] = useState<StoragePanel | null>(null);
  const again = useCallback(() => load().then(setPanel), [load]);
  useEffect(() => {
    void again();
  }, [again]);
  return { panel, again };
}
