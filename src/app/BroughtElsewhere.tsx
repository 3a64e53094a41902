import { useEffect, useState } from 'react';
import { useAddress } from './useAddress.ts';
import type { Elsewhere } from '../features/home/useBroughtFile.ts';
import { BroughtSheet } from '../features/storage/BroughtSheet.tsx';
import { MergeSheet } from '../features/storage/MergeSheet.tsx';
import { useSafety } from '../state/library/dataSafety.ts';
import { useHandOver } from './handOver.ts';
import { IMPORT_PATH, takePath } from './paths.ts';
import { takePackPath } from './workshopPaths.ts';

type BroughtProps = { readonly brought: Elsewhere; readonly onClose: () => void };

/** A file with everything: what became of it, then what is left to be decided. */
function Library({
  library,
  onClose,
}: { readonly library: Extract<Elsewhere, { kind: 'library' }>['library'] } & Pick<BroughtProps, 'onClose'>) {
  const { decide } = useSafety();
  const [told, setTold] = useState(false);
  if (!told)
    return (
      <BroughtSheet brought={library} onClose={() => (library.conflicts.length === 0 ? onClose() : setTold(true))} />
    );
  return <MergeSheet conflicts={library.conflicts} onDecide={decide} onClose={onClose} />;
}

/** What is read by another screen goes there. */
function Onward({ brought, onClose }: BroughtProps) {
  const { handOver } = useHandOver();
  const [, go] = useAddress();
  useEffect(() => {
    onClose();
    if (brought.kind === 'shared') {
      handOver('pack', brought.file);
      go(takePackPath(''));
    } else if (brought.kind === 'roster') {
      handOver('roster', brought.file);
      go(IMPORT_PATH);
    } else if (brought.kind === 'retinue') {
      handOver('retinue', brought.text);
      go(takePath());
    }
  }, [brought, onClose, go, handOver]);
  return null;
}

/** What comes after a file was brought that is to be decided, looked at, or read elsewhere. */
export function BroughtElsewhere({ brought, onClose }: BroughtProps) {
  const { decide } = useSafety();
  switch (brought.kind) {
    case 'conflict':
      return <MergeSheet conflicts={[brought.conflict]} onDecide={decide} onClose={onClose} />;
    case 'library':
      return <Library library={brought.library} onClose={onClose} />;
    case 'retinue':
    case 'roster':
    case 'shared':
      return <Onward brought={brought} onClose={onClose} />;
  }
}
