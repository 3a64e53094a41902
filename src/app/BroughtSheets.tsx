import { useState } from 'react';
import { BroughtSheet } from '../features/storage/BroughtSheet.tsx';
import { MergeSheet } from '../features/storage/MergeSheet.tsx';
import { useSafety } from '../state/library/dataSafety.ts';
import type { Recognised } from '../state/library/recognise.ts';

type Library = Extract<Recognised, { kind: 'library' }>['library'];

/** A file with everything: what became of it, then what is left to be decided. */
function OfLibrary({ library, onClose }: { readonly library: Library; readonly onClose: () => void }) {
  const { decide } = useSafety();
  const [told, setTold] = useState(false);
  if (!told)
    return (
      <BroughtSheet brought={library} onClose={() => (library.conflicts.length === 0 ? onClose() : setTold(true))} />
    );
  return <MergeSheet conflicts={library.conflicts} onDecide={decide} onClose={onClose} />;
}

/** What of something given is told and decided before it leads on: that of logs that differ, and of everything. */
export function BroughtSheets({ given, onClose }: { readonly given: Recognised; readonly onClose: () => void }) {
  const { decide } = useSafety();
  if (given.kind === 'conflict') return <MergeSheet conflicts={[given.conflict]} onDecide={decide} onClose={onClose} />;
  return given.kind === 'library' ? <OfLibrary library={given.library} onClose={onClose} /> : null;
}
