import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { isEqual } from '../../../engine/core/isEqual.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Scene } from '../../../scene/useScene.ts';
import type { Words } from '../../../words/words.ts';
import type { Desk } from '../desk.ts';
import { bodyFor } from './bodyFor.ts';
import { unplaced } from './boardTokens.ts';
import { isSetUp, numberOf, zonesFor } from './setUp.ts';

/** Whether somebody who comes in late can do so by chance: the board says where. */
export const mayEnter = (scene: Scene, { map }: BattleBoard): boolean =>
  !isSetUp(scene) && map.zones.some(({ kind }) => kind === 'entry');

/** Those who wait beside somebody to come in by the same ways: nobody who has been on the board, who comes back alone. */
export function enteringWith(scene: Scene, board: BattleBoard, who: Operative): readonly Operative[] {
  const { strayed = [] } = board;
  if (strayed.includes(who.id)) return [];
  return unplaced(scene, board).filter(
    ({ id, side, zones }) => id !== who.id && !strayed.includes(id) && side === who.side && isEqual(zones, who.zones),
  );
}

/** These come in together where the board has it by chance, as one entry of the log; false: nobody does. Who finds no room is told. */
export async function enterByChance(
  desk: Desk,
  board: BattleBoard,
  group: readonly [Operative, ...Operative[]],
  { put }: Words<'board'>,
) {
  const [{ enter }, { drawFrom }] = await Promise.all([
    import('../../../engine/board/setUp/enter.ts'),
    import('../../../engine/board/setUp/draw.ts'),
  ]);
  const { scene } = desk;
  const { state, look, words } = scene;
  const [first] = group;
  const coming = {
    who: group.map((each) => ({ id: each.id, body: bodyFor(board, each) })),
    taken: Object.values(board.places),
    foes: state.operatives.flatMap(({ id, side }) => (side === first.side ? [] : (board.places[id] ?? []))),
    side: numberOf(scene, first.side),
    by: zonesFor(scene, first),
  };
  const ids = group.map(({ id }) => id);
  const places = enter(board.map, coming, drawFrom(`${state.seed}/enter/${ids.join(' ')}/${state.turningPoint}`));
  const left = ids.filter((id) => places[id] === undefined);
  if (left.length > 0) desk.tell({ kind: 'say', text: put.noEntry(words.common.list(left.map(look.name))) });
  const [only, ...more] = Object.entries(places);
  if (only === undefined) return false;
  const [operative, at] = only;
  return desk.act(more.length > 0 ? { type: 'setUpOnBoard', places } : { type: 'placeOnBoard', operative, at });
}
