import { DiceKey } from '../../../features/free-dice/DiceKey.tsx';
import { useScene } from '../../../scene/useScene.ts';

/** The dice for the table, in the bar of a battle of the Kill Team family. */
export function KillTeamDiceKey() {
  const { battle } = useScene().words;
  return <DiceKey label={battle.menuDice} short={battle.diceShort} />;
}
