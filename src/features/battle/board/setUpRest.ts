import type { BattleBoard, BoardPlace } from '../../../engine/board/battleBoard.ts';
import type { BoardMap } from '../../../engine/board/boardMap.ts';
import { drawFrom } from '../../../engine/board/setUp/draw.ts';
import { placeRest } from '../../../engine/board/setUp/placeRest.ts';
import { scatter } from '../../../engine/board/setUp/scatter.ts';
import type { Side } from '../../../engine/core/ids.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Scene } from '../../../scene/useScene.ts';
import { setUpStepsOf } from '../../../state/battle/setUp.ts';
import type { Words } from '../../../words/words.ts';
import type { Desk } from '../desk.ts';
import { bodyFor } from './bodyFor.ts';
import { isPuttingDown } from '../view/puttingDown.ts';
import { unplaced } from './boardTokens.ts';
import { barricadesLeft } from './barricades.ts';
import { numberOf, startOf, zonesFor } from './setUp.ts';

type Places = Readonly<Record<string, BoardPlace>>;

/** Whether a side starts scattered over the board: tables whose set-up names places by chance (C11). */
const scatters = ({ battle, state }: Scene, side: Side): boolean =>
  state.sides.some(({ id, hand }) => id === side && hand === 'tables') &&
  setUpStepsOf(battle).some(({ kind }) => kind === 'randomPlaces');

/** What its enemies guard, by its name; null: nothing in particular. */
const guardedIn = ({ state: { npo, mission } }: Scene): string | null =>
  npo?.targetLocation ?? (mission.script ?? mission).targetLocation ?? null;

/** Those whom the scenario sets up in zones of their own first, group by group, then all others. */
function byZones(scene: Scene, who: readonly Operative[]): readonly (readonly Operative[])[] {
  const key = (each: Operative): string => zonesFor(scene, each)?.join(' ') ?? '';
  const keys = [...new Set(who.map(key))].toSorted((one, other) => other.localeCompare(one));
  return keys.map((each) => who.filter((one) => key(one) === each));
}

/** The board for those of one group, of whom all set up in the same zones. */
const mapFor = (scene: Scene, map: BoardMap, [first]: readonly Operative[]): BoardMap =>
  first === undefined ? map : startOf(scene, map, first);

/** Puts the barricades that these sides have left down by chance. */
function drawBarricades({ scene, act }: Desk, whose: readonly Side[]): void {
  const sides = whose.filter((side) => barricadesLeft(scene).some((each) => each.side === side));
  if (sides.length > 0) act({ type: 'drawBarricades', sides });
}

/** Sets up those of some sides that have no place yet, those that the tables play first, and their barricades; who finds no room is told. */
export function setUpRest(desk: Desk, board: BattleBoard, whose: readonly Side[], { put }: Words<'board'>): void {
  const { scene } = desk;
  const guarded = guardedIn(scene);
  const waiting = unplaced(scene, board);
  const sides = scene.state.sides.filter(({ id }) => whose.includes(id));
  const tablesFirst = sides.toSorted((one) => (one.hand === 'tables' ? -1 : 1));
  let places: Places = {};
  for (const { id } of tablesFirst) {
    const friends = scene.state.operatives.filter((each) => each.side === id).map((each) => each.id);
    const draw = drawFrom(`${scene.state.seed}/set-up/${id}`);
    const side = numberOf(scene, id);
    const all = waiting.filter((each) => each.side === id);
    for (const group of byZones(scene, all)) {
      const who = group.map((each) => ({ id: each.id, body: bodyFor(board, each) }));
      const taken = { ...board.places, ...places };
      const isPosted = group.some((each) => zonesFor(scene, each) !== undefined);
      const started =
        scatters(scene, id) && !isPosted
          ? scatter(board.map, { who, taken, guarded }, side === 0 ? 1 : 0, draw)
          : placeRest(mapFor(scene, board.map, group), side, { who, taken, own: friends }, draw);
      places = { ...places, ...started };
    }
  }
  const wanted = waiting.filter((each) => sides.some(({ id }) => id === each.side));
  const left = wanted.filter(({ id }) => places[id] === undefined).map(({ id }) => scene.look.name(id));
  if (Object.keys(places).length > 0) desk.act({ type: 'setUpOnBoard', places });
  drawBarricades(desk, whose);
  if (left.length > 0) desk.tell({ kind: 'say', text: put.noRoom(scene.words.common.list(left)) });
  else if (waiting.length === wanted.length && !isPuttingDown(scene)) desk.tell({ kind: 'say', text: put.allStand });
}
