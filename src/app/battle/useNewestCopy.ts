import { useEffect, useState } from 'react';
import type { CopyHead, Subject } from '../../state/backups.ts';
import { type Replaced, newest, restore } from '../../state/dataSafety.ts';
import { openBattle } from '../../state/play.ts';

async function openAgain({ kind, id }: Subject): Promise<void> {
  if (kind === 'battle') await openBattle(id);
  else await (await import('../../state/campaign/campaignPlay.ts')).openCampaign(id);
}

/** The newest copy of what cannot be read, null while there is none, and putting it in its place: then it is opened. */
export function useNewestCopy(kind: Subject['kind'], id: string, wanted: boolean) {
  const [copy, setCopy] = useState<CopyHead | null>(null);
  const [fault, setFault] = useState<Exclude<Replaced, 'restored'> | null>(null);
  useEffect(() => {
    let here = wanted;
    if (wanted) void newest({ kind, id }).then((found) => here && setCopy(found));
    return () => {
      here = false;
    };
  }, [kind, id, wanted]);
  const take = async ({ key, subject }: CopyHead) => {
    const outcome = await restore(key).catch(() => 'full' as const);
    if (outcome === 'restored') await openAgain(subject);
    else setFault(outcome);
  };
  return { copy, fault, take };
}
