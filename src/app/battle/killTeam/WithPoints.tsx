import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Side } from '../../../engine/core/ids.ts';
import { PeekScreen } from '../../../features/two-sides/PeekScreen.tsx';
import { PointsCell } from '../../../features/two-sides/PointsCell.tsx';
import { PointsSheet } from '../../../features/two-sides/PointsSheet.tsx';
import { StripAside } from '../../../ui/stripAside.ts';

/** What lies over the table: nothing, the points so far, or the tac ops of a side for its eyes. */
type Over = { readonly kind: 'none' } | { readonly kind: 'points' } | { readonly kind: 'peek'; readonly side: Side };

const NONE: Over = { kind: 'none' };

/** A battle that is scored: its points stand in every status strip, and behind them what each player may look up. */
export function WithPoints({ children }: { readonly children: ReactNode }) {
  const [over, lay] = useState<Over>(NONE);
  const cell = useMemo(() => <PointsCell onOpen={() => lay({ kind: 'points' })} />, []);
  if (over.kind === 'peek') return <PeekScreen side={over.side} onDone={() => lay(NONE)} />;
  return (
    <StripAside value={cell}>
      {children}
      <Suspense fallback={null}>
        {over.kind === 'points' && (
          <PointsSheet onPeek={(side) => lay({ kind: 'peek', side })} onClose={() => lay(NONE)} />
        )}
      </Suspense>
    </StripAside>
  );
}
