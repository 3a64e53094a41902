import { useEffect, useState } from 'react';
import type { App } from '../../state/base/app.ts';
import { useApp } from '../../state/base/useApp.ts';
import type { CopyHead, Subject } from '../../state/library/backups.ts';
import { type Replaced, useSafety } from '../../state/library/dataSafety.ts';
import { playOf } from '../../state/battle/play.ts';

async function openAgain(app: App, { kind, id }: Subject): Promise<void> {
  if (kind === 'battle') await playOf(app).openBattle(id);
  else await (await import('../../state/campaign/campaignPlay.ts')).campaignPlayOf(app).openCampaign(id);
}

/** The newest copy of what cannot be read, null while there is none, and putting it in its place: then it is opened. */
export function useNewestCopy(kind: Subject['kind'], id: string, wanted: boolean) {
  const app = useApp();
  const { newest, restore } = useSafety();
  const [copy, setCopy] = useState<CopyHead | null>(null);
  const [fault, setFault] = useState<Exclude<Replaced, 'restored'> | null>(null);
  useEffect(() => {
    let here = wanted;
    if (wanted) void newest({ kind, id }).then((found) => here && setCopy(found));
    return () => {
      here = false;
    };
  }, [kind, id, wanted, newest]);
  const take = async ({ key, subject }: CopyHead) => {
    const outcome = await restore(key).catch(() => 'full' as const);
    if (outcome === 'restored') await openAgain(app, subject);
    else setFault(outcome);
  };
  return { copy, fault, take };
}
