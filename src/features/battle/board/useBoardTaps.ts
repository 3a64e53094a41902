import type { BattleBoard, BoardPlace } from '../../../engine/board/battleBoard.ts';
import { toGrid } from '../../../engine/board/units.ts';
import type { Scene } from '../../../scene/useScene.ts';
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
import { useTokenDrag, useWayDrag } from '../../../forms/board/dragOf.ts';
import { gridAt, layDrag } from '../../../forms/board/laying.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { placeAt, slid, standsAt } from '../../../forms/board/placing.ts';
import { bodyFor } from './bodyFor.ts';
import { firstMeasure, measurableAt, measuredNext, pointAt } from '../../../forms/board/measure/measuring.ts';
import { isPuttingDown } from '../view/puttingDown.ts';
import { barricadesIn, layingOf } from './barricades.ts';
import { laysIn } from './layMarker.ts';
import { isSetUp, nextWaiting, outsideZone } from './setUp.ts';

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
  // While a side is set up, whoever is tapped is taken in hand again.
  if (isPuttingDown(scene) || (hand.doing?.kind === 'put' && isSetUp(scene)))
    return hand.start({ kind: 'put', operative: id });
  hand.start(null);
  if (actor !== null && pick === null && operative.side !== actor.side) tapEnemy(place, actor, operative);
  else tapCard(desk, operative);
  return undefined;
}

/** What is put down: who is in hand, or who acts and has moved nobody knows where. */
export function inHand({ actor }: Pick<Desk, 'actor'>, { doing, later }: BoardHand, board: BattleBoard): string | null {
  if (doing !== null) return doing.kind === 'put' ? doing.operative : null;
  return actor !== null && !later && board.places[actor.id] === undefined ? actor.id : null;
}

/** Where somebody is put down, and onto which floor. */
interface PutWhere {
  readonly spot: Spot;
  readonly level: Level;
}

/** The nearest place to a spot where somebody can stand. */
export function putAt(scene: Scene, board: BattleBoard, id: string, { spot, level }: PutWhere): BoardPlace {
  const others = onTable(scene).filter((each) => each.id !== id && !each.down);
  const place = placeAt(board, bodyFor(board, scene.view.table.operative(id)), spot, level);
  return slid(
    board,
    place,
    others.map((each) => each.id),
  );
}

type PutWords = PutWhere & { readonly words: Words<'board'> };

/** Puts somebody down there; what is wrong with all places about it is said. True: it stands there. */
export function putDown(desk: Desk, board: BattleBoard, id: string, { words, ...where }: PutWords): boolean {
  const { scene } = desk;
  const at = putAt(scene, board, id, where);
  if (!desk.act({ type: 'placeOnBoard', operative: id, at })) return false;
  const far = isSetUp(scene) ? outsideZone(scene, board, scene.view.table.operative(id), at) : 0;
  if (far > 0) desk.tell({ kind: 'say', text: words.put.outside(scene.look.name(id), far) });
  return true;
}

/** Puts somebody down, and takes in hand who comes next. */
export function putDownInTurn({ desk, hand, board }: DeedPlace, id: string, where: PutWords): void {
  const next = nextWaiting(desk.scene, board, id);
  if (putDown(desk, board, id, where)) hand.start(next === null ? null : { kind: 'put', operative: next, next: true });
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

/** A drag that the screen takes away ends where it was last. */
function settle({ doing, start }: BoardHand): void {
  if (doing?.kind !== 'move') return start(null);
  const { held: _held, ...move } = doing;
  return start(move);
}

/** A drag of who acts is a move: its end is where it is let go; of a way that is drawn by hand, one of a corner. */
function useMoveDrag(place: DeedPlace, move: MoveChosen | null) {
  const { desk, hand } = place;
  const action = draggedMove(place, move);
  const { actor } = desk;
  const dragged = move === null || move.dragged ? { dragged: true as const } : {};
  const end = move?.way?.points.at(-1);
  return useWayDrag(
    action === null || actor === null
      ? null
      : { model: actor.id, drawn: move?.drawn ?? [], end: end === undefined ? null : spotAt(end) },
    (corner, spot, { held, scale }) => {
      if (move !== null && move.drawn !== null) return dragCorner(hand, { corner, held }, spot);
      if (action === null || spot === null) return settle(hand);
      return hand.start({ kind: 'move', action, spot, near: HELD_PX / scale, ...(held && { held }), ...dragged });
    },
  );
}

/** What a tap on the ground does while something is measured or a marker is laid; undefined: neither is. */
function measureTap({ desk, hand, board }: DeedPlace): ((spot: Spot) => void) | undefined {
  const { doing } = hand;
  if (doing?.kind === 'lay') return (spot) => laysIn({ desk, hand }).lay(doing.marker, spot);
  if (doing?.kind !== 'measure') return undefined;
  return (spot) => hand.start(measuredNext(doing, measurableAt(board, spot)));
}

/** What a tap on a door does; undefined: the battle asks something, or it is measured. */
function doorTap({ scene }: Desk, { doing, start }: BoardHand): ((door: string) => void) | undefined {
  if (scene.view.request !== null || doing?.kind === 'measure') return undefined;
  return (door) => start({ kind: 'door', door });
}

/** What a drag does: a marker in hand goes along; who stands is put elsewhere while a side is set up, else who acts moves. */
function useDrag(board: BattleBoard, move: MoveChosen | null) {
  const desk = useDesk();
  const hand = useHand();
  const words = useWords('board');
  const lay = useTokenDrag((operative, spot, { held }) => {
    if (spot === null) hand.start({ kind: 'put', operative });
    else if (held) hand.start({ kind: 'put', operative, spot });
    else putDownInTurn({ desk, hand, board }, operative, { spot, level: hand.level, words });
  });
  const go = useMoveDrag({ desk, hand, board }, move);
  if (hand.doing?.kind === 'lay') return layDrag(laysIn({ desk, hand }), hand.doing, board);
  return isSetUp(desk.scene) && desk.actor === null ? lay : go;
}

/** From so near, in inches, a tap means a barricade that stands: it is taken in hand again while both sides are put down. */
const NEAR = 1.2;

/** A tap on the ground puts down who is in hand; while a side is set up, one on somebody takes that one in hand. */
function usePut(board: BattleBoard, held: string | null): (spot: Spot) => void {
  const desk = useDesk();
  const hand = useHand();
  const words = useWords('board');
  return (spot) => {
    const under = isSetUp(desk.scene) ? standsAt(board, spot, held) : null;
    const barricade = held === null ? desk.scene.view.parts.setUp?.barricadeNear(gridAt(spot), toGrid(NEAR)) : null;
    if (barricade != null) return hand.start(layingOf(barricade));
    if (under !== null) hand.start({ kind: 'put', operative: under });
    else if (held !== null) putDownInTurn({ desk, hand, board }, held, { spot, level: hand.level, words });
    return undefined;
  };
}

/** What taps and holds on the board do. */
export function useBoardTaps(board: BattleBoard, move: MoveChosen | null, aim: AimChosen | null) {
  const desk = useDesk();
  const hand = useHand();
  const held = inHand(desk, hand, board);
  const measuring = hand.doing?.kind === 'measure' ? hand.doing : null;
  const put = usePut(board, held);
  const drag = useDrag(board, move);
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
    onGround:
      move === null
        ? (measureTap({ desk, hand, board }) ??
          (held !== null || barricadesIn(desk.scene).length > 0 ? put : undefined))
        : endAt,
    drag,
    onHold: ({ token, spot }: { readonly token: string | null; readonly spot: Spot }) => {
      if (token !== null) return desk.openSheet({ kind: 'operative', id: token });
      hand.start(measuredNext(firstMeasure(board, desk.actor?.id ?? null), pointAt(board, spot)));
    },
  };
}
