import { useScene } from '../../scene/useScene.ts';
import { useFreeDiceDoor } from '../../scene/freeDiceDoor.ts';
import { BarIcon } from '../../ui/BarIcon.tsx';

/** In the bar under the thumb: the dice for the table, one tap away. */
export function DiceKey() {
  const { words } = useScene();
  const open = useFreeDiceDoor();
  return open === null ? null : <BarIcon icon="freeDice" label={words.battle.menuDice} onPress={() => open(null)} />;
}
