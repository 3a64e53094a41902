import { useEffect, useState } from 'react';
import type { DataslateRoster } from '../../content/killTeams/dataslateRoster.ts';
import type { Pack } from '../../content/pack.ts';
import { useApp } from '../../state/base/useApp.ts';

/** The rosters of dataslates of this game that can go to battle. */
export function useDataslates(pack: Pack | null): readonly DataslateRoster[] {
  const app = useApp();
  const [rosters, setRosters] = useState<readonly DataslateRoster[]>([]);
  useEffect(() => {
    let here = true;
    void import('../../state/campaign/dataslates.ts')
      .then(({ dataslateRosters }) => dataslateRosters(app))
      .then((found) => here && setRosters(found));
    return () => {
      here = false;
    };
  }, [app]);
  return rosters.filter((roster) => roster.pack.manifest.ruleset === pack?.manifest.ruleset);
}
