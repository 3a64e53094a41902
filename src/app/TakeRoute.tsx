import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { TakeScreen } from '../features/share/TakeScreen.tsx';
import { type OpenedShare, type SharedRetinue, openShareCode, openShareFile } from '../state/campaign/sharing.ts';
import { useApp } from '../state/base/useApp.ts';
import { useHandOver } from './handOver.ts';
import { speaking } from './speaking.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { HOME_PATH, campaignPath } from './paths.ts';

const InSlateWords = speaking(['dataslate'], async () => (await import('./campaign/InSlateWords.tsx')).InSlateWords);

type Opened = OpenedShare | { readonly kind: 'none' };

/** What a code brings, or else a file that was brought. */
async function read(code: string | null, brought: () => string | null): Promise<Opened> {
  if (code !== null) return openShareCode(code);
  const text = brought();
  return text === null ? { kind: 'none' } : openShareFile(text);
}

/** A shared retinue, out of a link or of a file that was brought. */
export function TakeRoute({ code }: { readonly code: string | null }) {
  const app = useApp();
  const { takeHandedOver } = useHandOver();
  const [, go] = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let wanted = true;
    void read(code, () => takeHandedOver('retinue')).then((found) => wanted && setOpened(found));
    return () => {
      wanted = false;
    };
  }, [code, takeHandedOver]);
  const take = async (shared: SharedRetinue) => {
    const { takeRetinue } = await import('../state/campaign/takeShared.ts');
    go(campaignPath(await takeRetinue(app, shared)), { replace: true });
  };
  if (opened === null) return <LoadingScreen />;
  const screen = <TakeScreen opened={opened} onBack={() => go(HOME_PATH)} onTake={take} />;
  const slate = opened.kind === 'retinue' && opened.shared.dataslate !== undefined;
  return slate ? <InSlateWords>{screen}</InSlateWords> : screen;
}
