import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Scene } from '../../../scene/useScene.ts';
import type { Words } from '../../../words/words.ts';
import type { Desk } from '../desk.ts';
import { bodyFor } from './bodyFor.ts';
import { isSetUp, numberOf, zonesFor } from './setUp.ts';

/** Whether somebody who comes in late can do so by chance: the board says where. */
export const mayEnter = (scene: Scene, { map }: BattleBoard): boolean =>
  !isSetUp(scene) && map.zones.some(({ kind }) => kind === 'entry');

/** Somebody comes in where the board has it by chance; false: there is no room, which is told. */
export async function enterByChance(desk: Desk, board: BattleBoard, who: Operative, { put }: Words<'board'>) {
  const [{ enter }, { drawFrom }] = await Promise.all([
    import('../../../engine/board/setUp/enter.ts'),
    import('../../../engine/board/setUp/draw.ts'),
  ]);
  const { scene } = desk;
  const { state, look } = scene;
  const foes = state.operatives.flatMap(({ id, side }) => (side === who.side ? [] : (board.places[id] ?? [])));
  const coming = {
    body: bodyFor(board, who),
    taken: Object.values(board.places),
    foes,
    side: numberOf(scene, who.side),
    by: zonesFor(scene, who),
  };
  const at = enter(board.map, coming, drawFrom(`${state.seed}/enter/${who.id}/${state.turningPoint}`));
  if (at !== null) return desk.act({ type: 'placeOnBoard', operative: who.id, at });
  desk.tell({ kind: 'say', text: put.noEntry(look.name(who.id)) });
  return false;
}
