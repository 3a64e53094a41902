import { type ComponentType, type ReactNode, Suspense, useCallback } from 'react';
import { type FreeDiceAsked, FreeDiceDoor } from '../../scene/freeDiceDoor.ts';
import { useHalfDone } from '../../scene/useHalfDone.ts';
import { BarAside } from '../../ui/barAside.ts';

type WithDiceProps = {
  /** What opens them, in the bar. */
  readonly opener: ReactNode;
  /** The dice, in the battle they are rolled in. */
  readonly Sheet: ComponentType<{ readonly asked: FreeDiceAsked | null; readonly onClose: () => void }>;
  readonly children: ReactNode;
};

/** That they are open, and for what. */
interface Dice {
  readonly asked: FreeDiceAsked | null;
}

/** The dice for the table, one tap away in the bar of whatever is shown. */
export function WithDice({ opener, Sheet, children }: WithDiceProps) {
  const [dice, roll] = useHalfDone<Dice | null>('freeDice', null);
  const open = useCallback((asked: FreeDiceAsked | null) => roll({ asked }), [roll]);
  return (
    <FreeDiceDoor value={open}>
      <BarAside value={opener}>{children}</BarAside>
      <Suspense fallback={null}>{dice !== null && <Sheet asked={dice.asked} onClose={() => roll(null)} />}</Suspense>
    </FreeDiceDoor>
  );
}
