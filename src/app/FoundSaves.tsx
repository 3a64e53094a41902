import { Suspense, useEffect, useState } from 'react';
import type { CopyHead } from '../state/library/backups.ts';
import type { App } from '../state/base/app.ts';
import { useApp } from '../state/base/useApp.ts';
import { aheadOf } from './ahead.ts';
import { speaking } from './speaking.ts';

const FoundCopies = speaking(
  ['storage'],
  async () => (await import('../features/storage/FoundCopies.tsx')).FoundCopies,
);

async function restore(app: App, key: string) {
  const { safetyOf } = await import('../state/library/dataSafety.ts');
  return safetyOf(app).restore(key);
}

/** What only the backups still have; looked for when the screen is drawn and nobody waits. */
export function FoundSaves({ onRestored }: { readonly onRestored: (copy: CopyHead) => void }) {
  const app = useApp();
  const [copies, setCopies] = useState<readonly CopyHead[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const { lostSaves } = await import('../state/library/lostSaves.ts');
      const found = await lostSaves(app);
      if (wanted) setCopies(found);
    };
    void aheadOf(app)
      .whenFetched()
      .then(look)
      .catch(() => null);
    return () => {
      wanted = false;
    };
  }, [app]);
  if (copies.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <FoundCopies
        copies={copies}
        onRestore={(key) => restore(app, key)}
        onRestored={(copy) => {
          setCopies(copies.filter(({ key }) => key !== copy.key));
          onRestored(copy);
        }}
      />
    </Suspense>
  );
}
