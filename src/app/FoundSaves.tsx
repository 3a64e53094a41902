import { Suspense, useEffect, useState } from 'react';
import type { CopyHead } from '../state/backups.ts';
import { speaking } from './speaking.ts';

const FoundCopies = speaking(
  ['storage'],
  async () => (await import('../features/storage/FoundCopies.tsx')).FoundCopies,
);

const REST = 300;

async function restore(key: string) {
  const safety = await import('../state/dataSafety.ts');
  return safety.restore(key);
}

/** What only the backups still have; looked for when the screen is drawn and nobody waits. */
export function FoundSaves({ onRestored }: { readonly onRestored: (copy: CopyHead) => void }) {
  const [copies, setCopies] = useState<readonly CopyHead[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const { lostSaves } = await import('../state/lostSaves.ts');
      const found = await lostSaves();
      if (wanted) setCopies(found);
    };
    const waiting = setTimeout(() => void look().catch(() => null), REST);
    return () => {
      wanted = false;
      clearTimeout(waiting);
    };
  }, []);
  if (copies.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <FoundCopies
        copies={copies}
        onRestore={restore}
        onRestored={(copy) => {
          setCopies(copies.filter(({ key }) => key !== copy.key));
          onRestored(copy);
        }}
      />
    </Suspense>
  );
}
