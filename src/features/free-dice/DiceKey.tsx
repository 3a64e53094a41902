import { useFreeDiceDoor } from '../../scene/freeDiceDoor.ts';
import { BarIcon } from '../../ui/BarIcon.tsx';

/** In the bar under the thumb: the dice for the table, one tap away. */
export function DiceKey({ label }: { readonly label: string }) {
  const open = useFreeDiceDoor();
  return open === null ? null : <BarIcon icon="freeDice" label={label} onPress={() => open(null)} />;
}
