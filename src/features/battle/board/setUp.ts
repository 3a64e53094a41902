import type { BattleBoard, BoardPlace } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import { toInches } from '../../../engine/board/units.ts';
import type { Side } from '../../../engine/core/ids.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Scene } from '../../../scene/useScene.ts';
import type { Words } from '../../../words/words.ts';
import type { Desk } from '../desk.ts';
import { unplaced } from './boardTokens.ts';
import { setUpStepsOf } from '../../../state/battle/setUp.ts';
import { bodyFor } from './bodyFor.ts';

/** Whether nobody has acted yet: who is put down is set up. */
export const isSetUp = ({ state }: Scene): boolean => state.turningPoint <= 1 && state.activations === 0;

/** Which zones of a board are a side's. */
const numberOf = ({ state }: Scene, side: Side): 0 | 1 => (state.sides[0].id === side ? 0 : 1);

/** How many inches somebody sticks out of where its side sets up, to the tenth; 0: it does not. */
export function outsideZone(scene: Scene, { map }: BattleBoard, { side }: Operative, at: BoardPlace): number {
  const far = geometry().outsideSetUp(map, numberOf(scene, side), at);
  return Math.ceil(toInches(far) * 10) / 10;
}

type Places = Readonly<Record<string, BoardPlace>>;

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
  };
  const at = enter(board.map, coming, drawFrom(`${state.seed}/enter/${who.id}/${state.turningPoint}`));
  if (at !== null) return desk.act({ type: 'placeOnBoard', operative: who.id, at });
  desk.tell({ kind: 'say', text: put.noEntry(look.name(who.id)) });
  return false;
}

/** Whether a side starts scattered over the board: tables whose set-up names places by chance (C11). */
const scatters = ({ battle, state }: Scene, side: Side): boolean =>
  state.sides.some(({ id, hand }) => id === side && hand === 'tables') &&
  setUpStepsOf(battle).some(({ kind }) => kind === 'randomPlaces');

/** What its enemies guard, by its name; null: nothing in particular. */
const guardedIn = ({ state: { npo, mission } }: Scene): string | null =>
  npo?.targetLocation ?? (mission.script ?? mission).targetLocation ?? null;

/** Sets up those of a side that have no place yet, and those that the tables play before them; who finds no room is told. */
export async function setUpRest(desk: Desk, board: BattleBoard, own: Side, { put }: Words<'board'>): Promise<void> {
  const [{ placeRest }, { scatter }, { drawFrom }] = await Promise.all([
    import('../../../engine/board/setUp/placeRest.ts'),
    import('../../../engine/board/setUp/scatter.ts'),
    import('../../../engine/board/setUp/draw.ts'),
  ]);
  const { scene } = desk;
  const guarded = guardedIn(scene);
  const waiting = unplaced(scene, board);
  const sides = scene.state.sides.filter(({ id, hand }) => id === own || hand === 'tables');
  const tablesFirst = sides.toSorted((one) => (one.hand === 'tables' ? -1 : 1));
  let places: Places = {};
  for (const { id } of tablesFirst) {
    const who = waiting.filter((each) => each.side === id).map((each) => ({ id: each.id, body: bodyFor(board, each) }));
    const taken = { ...board.places, ...places };
    const friends = scene.state.operatives.filter((each) => each.side === id).map((each) => each.id);
    const draw = drawFrom(`${scene.state.seed}/set-up/${id}`);
    const side = numberOf(scene, id);
    const started = scatters(scene, id)
      ? scatter(board.map, { who, taken, guarded }, side === 0 ? 1 : 0, draw)
      : placeRest(board.map, side, { who, taken, own: friends }, draw);
    places = { ...places, ...started };
  }
  const wanted = waiting.filter((each) => sides.some(({ id }) => id === each.side));
  const left = wanted.filter(({ id }) => places[id] === undefined).map(({ id }) => scene.look.name(id));
  if (Object.keys(places).length > 0) desk.act({ type: 'setUpOnBoard', places });
  if (left.length > 0) desk.tell({ kind: 'say', text: put.noRoom(scene.words.common.list(left)) });
}
