import { useCallback, useEffect, useState } from 'react';
import type { MadeSystem } from '../../content/making/systems.ts';
import { type MadeDesk, useMade } from '../../state/workshop/made.ts';

/** What is made for a system; undefined until it has come, null when it cannot be read. `again` reads it anew. */
export function useDesk(system: MadeSystem) {
  const made = useMade();
  const [found, setFound] = useState<{ readonly system: MadeSystem; readonly desk: MadeDesk | null }>();
  const again = useCallback(async () => {
    const desk = await made.read(system);
    setFound({ system, desk });
    return desk;
  }, [made, system]);
  useEffect(() => {
    let wanted = true;
    void made.read(system).then((desk) => wanted && setFound({ system, desk }));
    return () => {
      wanted = false;
    };
  }, [made, system]);
  return { desk: found?.system === system ? found.desk : undefined, again };
}
