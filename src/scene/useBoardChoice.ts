import type { BattleBoard } from '../engine/board/battleBoard.ts';
import { type ChanceWish, drawnFor } from '../state/battle/onGround.ts';
import { useApp, useChance } from '../state/base/useApp.ts';
import { useBoardLook } from '../state/battle/boardLook.ts';
import { useKillzones } from './useKillzones.ts';
import { usePhotoStrength } from './usePhotoStrength.ts';

/** No board is called so. */
const NONE = '';

/** What is chosen from, and drawn by chance, where a battle can take up a board: its game, the board that lies there, all boards for it, and how it is turned, its photo. */
export function useBoardChoice(system: string, board: BattleBoard | undefined) {
  const { turn } = useBoardLook();
  const photo = usePhotoStrength(board?.map.id ?? NONE);
  const app = useApp();
  const { newSeed } = useChance();
  const draw = (wish: ChanceWish) => drawnFor(app, system, { seed: newSeed(), wish });
  return { system, board, killzones: useKillzones(system), photo, onTurn: turn, onDraw: draw };
}
