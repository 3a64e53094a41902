import { Suspense, useEffect, useState } from 'react';
import type { CopyHead } from '../state/backups.ts';
import { whenFetched } from './ahead.ts';
import { speaking } from './speaking.ts';

const FoundCopies = speaking(
  ['storage'],
  async () => (await import('../features/storage/FoundCopies.tsx')).FoundCopies,
);

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
    void whenFetched()
      .then(look)
      .catch(() => null);
    return () => {
      wanted = false;
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
