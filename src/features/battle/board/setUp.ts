import type { BattleBoard, BoardPlace } from '../../../engine/board/battleBoard.ts';
import type { BoardMap } from '../../../engine/board/boardMap.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import { toInches } from '../../../engine/board/units.ts';
import type { Side } from '../../../engine/core/ids.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Scene } from '../../../scene/useScene.ts';
import type { Desk } from '../desk.ts';
import { nextThing } from '../view/nextThing.ts';
import { unplaced } from './boardTokens.ts';
import type { BoardHand } from './hand.ts';
import { barricadesLeft } from './barricades.ts';
import type { Words } from '../../../words/words.ts';
import { isPuttingDown } from '../view/puttingDown.ts';
import { zonesMeantIn } from '../../../state/battle/zonesMeant.ts';

/** Whether nobody has acted yet: who is put down is set up. */
export const isSetUp = ({ state }: Scene): boolean => state.turningPoint <= 1 && state.activations === 0;

/** Whether it is next to set up those who wait, or to put down barricades: the battle has not begun, or the first is to act, and nobody stands yet or nothing else leads on. */
export function isRestNext(
  { scene, actor, pick }: Pick<Desk, 'scene' | 'actor' | 'pick'>,
  board: BattleBoard,
): boolean {
  if (unplaced(scene, board).length + barricadesLeft(scene).length === 0) return false;
  if (isPuttingDown(scene)) return true;
  if (actor !== null || pick !== null || !isSetUp(scene) || scene.view.situation.kind !== 'choose') return false;
  return Object.keys(board.places).length === 0 || nextThing(scene, pick).command === null;
}

/** Both sides. */
export const sidesOf = ({ scene }: Pick<Desk, 'scene'>): readonly Side[] => scene.state.sides.map(({ id }) => id);

interface RestPlace {
  readonly desk: Desk;
  readonly hand: BoardHand;
  readonly board: BattleBoard;
}

/** Sets up those of some sides that wait, by what is fetched when somebody wants it; nobody is in hand any more. */
export async function restOf({ desk, hand, board }: RestPlace, whose: readonly Side[], words: Words<'board'>) {
  (await import('./setUpRest.ts')).setUpRest(desk, board, whose, words);
  hand.start(null);
}

/** Who is put down after this one: the next of its side that waits; null: nobody does, or the battle goes on. */
export function nextWaiting(scene: Scene, board: BattleBoard, id: string): string | null {
  if (!isSetUp(scene) || board.places[id] !== undefined) return null;
  const { side } = scene.view.table.operative(id);
  const waiting = unplaced(scene, board).filter((each) => each.side === side);
  const at = waiting.findIndex((each) => each.id === id);
  return [...waiting.slice(at + 1), ...waiting.slice(0, at)][0]?.id ?? null;
}

/** Which zones of a board are a side's. */
export const numberOf = ({ state }: Scene, side: Side): 0 | 1 => (state.sides[0].id === side ? 0 : 1);

/** The zones of this board that the scenario has for somebody; undefined: as its side does. */
export const zonesFor = ({ state }: Scene, { zones }: Pick<Operative, 'zones'>): readonly string[] | undefined =>
  zones === undefined ? undefined : zonesMeantIn(state, zones);

/** A board on which a side sets up where the scenario has this one of them. */
export function startOf(scene: Scene, map: BoardMap, who: Pick<Operative, 'side' | 'zones'>): BoardMap {
  const zones = zonesFor(scene, who);
  if (zones === undefined) return map;
  return geometry().deployedOn(map, numberOf(scene, who.side) === 0 ? [zones, []] : [[], zones]);
}

/** How many inches somebody sticks out of where its side sets up, to the tenth; 0: it does not. */
export function outsideZone(scene: Scene, { map }: BattleBoard, { side, zones }: Operative, at: BoardPlace): number {
  const far = geometry().outsideSetUp(startOf(scene, map, { side, zones }), numberOf(scene, side), at);
  return Math.ceil(toInches(far) * 10) / 10;
}
