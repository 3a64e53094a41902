import { useFreeDiceDoor } from '../../scene/freeDiceDoor.ts';
import { BarIcon } from '../../ui/BarIcon.tsx';

/** In the bar under the thumb: the dice for the table, one tap away. */
export function DiceKey({ label, short }: { readonly label: string; readonly short: string }) {
  const open = useFreeDiceDoor();
  return open === null ? null : <BarIcon icon="freeDice" label={label} short={short} onPress={() => open(null)} />;
}
