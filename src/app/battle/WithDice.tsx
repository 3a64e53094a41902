import { type ComponentType, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { DiceKey } from '../../features/free-dice/DiceKey.tsx';
import { type FreeDiceAsked, FreeDiceDoor } from '../../scene/freeDiceDoor.ts';
import { BarAside } from '../../ui/barAside.ts';

type WithDiceProps = {
  /** What the key in the bar is called. */
  readonly label: string;
  /** The dice, in the battle they are rolled in. */
  readonly Sheet: ComponentType<{ readonly asked: FreeDiceAsked | null; readonly onClose: () => void }>;
  readonly children: ReactNode;
};

/** The dice for the table, one tap away in the bar of whatever is shown. */
export function WithDice({ label, Sheet, children }: WithDiceProps) {
  const [dice, roll] = useState<{ readonly asked: FreeDiceAsked | null } | null>(null);
  const open = useCallback((asked: FreeDiceAsked | null) => roll({ asked }), []);
  const key = useMemo(() => <DiceKey label={label} />, [label]);
  return (
    <FreeDiceDoor value={open}>
      <BarAside value={key}>{children}</BarAside>
      <Suspense fallback={null}>{dice !== null && <Sheet asked={dice.asked} onClose={() => roll(null)} />}</Suspense>
    </FreeDiceDoor>
  );
}
