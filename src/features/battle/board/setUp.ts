import type { BattleBoard, BoardPlace } from '../../../engine/board/battleBoard.ts';
import type { BoardMap } from '../../../engine/board/boardMap.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import { toInches } from '../../../engine/board/units.ts';
import type { Side } from '../../../engine/core/ids.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Scene } from '../../../scene/useScene.ts';
import type { Words } from '../../../words/words.ts';
import type { Desk } from '../desk.ts';
import { unplaced } from './boardTokens.ts';
import { zonesMeantIn } from '../../../state/battle/zonesMeant.ts';
import { setUpStepsOf } from '../../../state/battle/setUp.ts';
import { bodyFor } from './bodyFor.ts';

/** Whether nobody has acted yet: who is put down is set up. */
export const isSetUp = ({ state }: Scene): boolean => state.turningPoint <= 1 && state.activations === 0;

/** Who is put down after this one: the next of its side that waits; null: nobody does, or the battle goes on. */
export function nextWaiting(scene: Scene, board: BattleBoard, id: string): string | null {
  if (!isSetUp(scene) || board.places[id] !== undefined) return null;
  const { side } = scene.view.table.operative(id);
  const waiting = unplaced(scene, board).filter((each) => each.side === side);
  const at = waiting.findIndex((each) => each.id === id);
  return [...waiting.slice(at + 1), ...waiting.slice(0, at)][0]?.id ?? null;
}

/** Which zones of a board are a side's. */
const numberOf = ({ state }: Scene, side: Side): 0 | 1 => (state.sides[0].id === side ? 0 : 1);

/** The zones of this board that the scenario has for somebody; undefined: as its side does. */
const zonesFor = ({ state }: Scene, { zones }: Pick<Operative, 'zones'>): readonly string[] | undefined =>
  zones === undefined ? undefined : zonesMeantIn(state, zones);

/** A board on which a side sets up where the scenario has this one of them. */
function startOf(scene: Scene, map: BoardMap, who: Pick<Operative, 'side' | 'zones'>): BoardMap {
  const zones = zonesFor(scene, who);
  if (zones === undefined) return map;
  return geometry().deployedOn(map, numberOf(scene, who.side) === 0 ? [zones, []] : [[], zones]);
}

/** How many inches somebody sticks out of where its side sets up, to the tenth; 0: it does not. */
export function outsideZone(scene: Scene, { map }: BattleBoard, { side, zones }: Operative, at: BoardPlace): number {
  const far = geometry().outsideSetUp(startOf(scene, map, { side, zones }), numberOf(scene, side), at);
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
    by: zonesFor(scene, who),
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

/** Those whom the scenario sets up in zones of their own first, group by group, then all others. */
function byZones(scene: Scene, who: readonly Operative[]): readonly (readonly Operative[])[] {
  const key = (each: Operative): string => zonesFor(scene, each)?.join(' ') ?? '';
  const keys = [...new Set(who.map(key))].toSorted((one, other) => other.localeCompare(one));
  return keys.map((each) => who.filter((one) => key(one) === each));
}

/** The board for those of one group, of whom all set up in the same zones. */
const mapFor = (scene: Scene, map: BoardMap, [first]: readonly Operative[]): BoardMap =>
  first === undefined ? map : startOf(scene, map, first);

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
  if (left.length > 0) desk.tell({ kind: 'say', text: put.noRoom(scene.words.common.list(left)) });
}
