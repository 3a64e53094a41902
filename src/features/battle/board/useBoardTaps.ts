import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { MoveId } from '../../../engine/family/killteam/rules/killTeamRules.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import type { Words } from '../../../words/words.ts';
import { useWords } from '../../../words/useWords.ts';
import { tapCard } from '../acts.ts';
import { type Desk, useDesk } from '../desk.ts';
import { type DeedPlace, deedsAgainst, doDeed } from './deeds.ts';
import { type BoardHand, type Level, useHand } from './hand.ts';
import type { AimChosen } from './useAim.ts';
import type { MoveChosen } from './useMove.ts';
import { onTable } from './boardTokens.ts';
import { addCorner, dragCorner } from './drawing.ts';
import { dragOf } from '../../../forms/board/dragOf.ts';
import { placeAt, slid } from '../../../forms/board/placing.ts';
import { bodyFor } from './bodyFor.ts';
import { firstMeasure, measurableAt, measuredNext, pointAt } from '../../../forms/board/measure/measuring.ts';
import { layMarker } from './layMarker.ts';
import { isSetUp, outsideZone } from './setUp.ts';

/** A tap on an enemy of who acts: what is legal, or which of it. */
function tapEnemy(place: DeedPlace, actor: Operative, enemy: Operative): void {
  const { desk, hand } = place;
  const deeds = deedsAgainst(place, actor, enemy);
  const [only] = deeds;
  if (only === undefined) desk.openSheet({ kind: 'operative', id: enemy.id });
  else if (deeds.length === 1) doDeed(place, actor, enemy, only);
  else hand.start({ kind: 'deed', enemy: enemy.id });
}

/** One tap on somebody: what a tap on its card does, but for enemies of who acts. */
export function tapToken(place: DeedPlace, id: string): void {
  const { desk, hand } = place;
  const { actor, pick, scene } = desk;
  const operative = scene.view.table.operative(id);
  hand.start(null);
  if (actor !== null && pick === null && operative.side !== actor.side) tapEnemy(place, actor, operative);
  else tapCard(desk, operative);
}

/** What is put down: who is in hand, or who acts and has moved nobody knows where. */
export function inHand({ actor }: Pick<Desk, 'actor'>, { doing, later }: BoardHand, board: BattleBoard): string | null {
  if (doing !== null) return doing.kind === 'put' ? doing.operative : null;
  return actor !== null && !later && board.places[actor.id] === undefined ? actor.id : null;
}

/** Puts somebody down, at the nearest place where it can stand; what is wrong with all of them is said. True: it stands there. */
export function putDown(
  desk: Desk,
  board: BattleBoard,
  id: string,
  { spot, level, words }: { readonly spot: Spot; readonly level: Level; readonly words: Words<'board'> },
): boolean {
  const others = onTable(desk.scene).filter((each) => each.id !== id && !each.down);
  const operative = desk.scene.view.table.operative(id);
  const place = placeAt(board, bodyFor(board, operative), spot, level);
  const at = slid(
    board,
    place,
    others.map((each) => each.id),
  );
  if (!desk.act({ type: 'placeOnBoard', operative: id, at })) return false;
  const far = isSetUp(desk.scene) ? outsideZone(desk.scene, board, operative, at) : 0;
  if (far > 0) desk.tell({ kind: 'say', text: words.put.outside(desk.scene.look.name(id), far) });
  return true;
}

/** Somebody that the shot in hand can be aimed at. */
const isTarget = (aim: AimChosen | null, id: string): boolean =>
  aim?.targets.some(({ enemy, problem }) => enemy.id === id && problem === null) ?? false;

const MOVES: readonly MoveId[] = ['reposition', 'fallBack', 'dash', 'charge'];

/** The move that a drag of its token begins: the one in hand, else the first that can be made; null: none can. */
function draggedMove({ desk, hand, board }: DeedPlace, move: MoveChosen | null): MoveId | null {
  if (move !== null) return move.action;
  const { actor, pick, scene } = desk;
  if (actor === null || pick !== null || hand.doing !== null || board.places[actor.id] === undefined) return null;
  const offers = scene.view.actions.offers(actor);
  return MOVES.find((each) => offers.some(({ action, reason }) => action === each && reason === null)) ?? null;
}

/** From so near, in px, a drag is held at a base or at cover. */
const HELD_PX = 8;

/** A drag of who acts is a move: its end is where it is let go. */
function moveDrag(place: DeedPlace, move: MoveChosen | null) {
  const { desk, hand } = place;
  const action = draggedMove(place, move);
  const { actor } = desk;
  if (action === null || actor === null) return undefined;
  const dragged = move === null || move.dragged ? { dragged: true as const } : {};
  return dragOf(actor.id, (spot, { held, scale }) => {
    if (spot !== null && move?.drawn != null) return dragCorner(hand, spot, held);
    const near = HELD_PX / scale;
    hand.start(spot === null ? null : { kind: 'move', action, spot, ...(held && { held }), ...dragged, near });
  });
}

/** What a tap on the ground does while something is measured or a marker is laid; undefined: neither is. */
function measureTap({ desk, hand, board }: DeedPlace): ((spot: Spot) => void) | undefined {
  const { doing } = hand;
  if (doing?.kind === 'lay') return (spot) => layMarker({ desk, hand }, doing.marker, spot);
  if (doing?.kind !== 'measure') return undefined;
  return (spot) => hand.start(measuredNext(doing, measurableAt(board, spot)));
}

/** What a tap on a door does; undefined: the battle asks something, or it is measured. */
function doorTap({ scene }: Desk, { doing, start }: BoardHand): ((door: string) => void) | undefined {
  if (scene.view.request !== null || doing?.kind === 'measure') return undefined;
  return (door) => start({ kind: 'door', door });
}

/** What taps and holds on the board do. */
export function useBoardTaps(board: BattleBoard, move: MoveChosen | null, aim: AimChosen | null) {
  const desk = useDesk();
  const hand = useHand();
  const words = useWords('board');
  const held = inHand(desk, hand, board);
  const measuring = hand.doing?.kind === 'measure' ? hand.doing : null;
  const put = (spot: Spot) => {
    if (held !== null && putDown(desk, board, held, { spot, level: hand.level, words })) hand.start(null);
  };
  const endAt = (spot: Spot) => {
    if (move === null) return;
    if (move.drawn !== null) return addCorner(hand, spot);
    hand.start({ kind: 'move', action: move.action, spot, ...(move.dragged && { dragged: true }) });
  };
  return {
    choosesPlace: move !== null || held !== null || hand.doing?.kind === 'lay',
    onTokens: (ids: readonly string[]) => {
      const [first] = ids;
      if (first === undefined) return;
      if (measuring !== null) hand.start(measuredNext(measuring, { kind: 'model', id: first }));
      else if (ids.length > 1) hand.start({ kind: 'which', ids });
      else if (isTarget(aim, first)) hand.start({ kind: 'aim', target: first });
      else tapToken({ desk, hand, board }, first);
    },
    onDoor: doorTap(desk, hand),
    onGround: move === null ? (measureTap({ desk, hand, board }) ?? (held === null ? undefined : put)) : endAt,
    drag: moveDrag({ desk, hand, board }, move),
    onHold: ({ token, spot }: { readonly token: string | null; readonly spot: Spot }) => {
      if (token !== null) return desk.openSheet({ kind: 'operative', id: token });
      hand.start(measuredNext(firstMeasure(board, desk.actor?.id ?? null), pointAt(board, spot)));
    },
  };
}
