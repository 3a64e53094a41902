import { DiceKey } from '../../../features/free-dice/DiceKey.tsx';
import { useScene } from '../../../scene/useScene.ts';

/** The dice for the table, in the bar of a battle of the Kill Team family. */
export function KillTeamDiceKey() {
  return <DiceKey label={useScene().words.battle.menuDice} />;
}
