import type { BoardPlace } from '../../../engine/board/battleBoard.ts';
import type { Body } from '../../../engine/board/setUp/body.ts';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { placeAt, slid } from '../../../forms/board/placing.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { modelIn, modelsIn } from '../../../scene/vanguardLook.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import type { Desk, Picked } from '../desk.ts';

export type Putting = Extract<Picked, { readonly kind: 'put' }>;

/** Degrees by which an oval base is turned at once. */
const TURN = 15;
const HALF_ROUND = 180;

/** The base of who is put down, as it is turned, as it lies, or as it is set up; null: there is no such model. */
function bodyFor({ board, bodyOf }: OnBoardView, { model, turn }: Pick<Putting, 'model' | 'turn'>): Body | null {
  const body = bodyOf(model);
  if (body?.oval === undefined) return body;
  return { ...body, oval: { ...body.oval, turn: turn ?? board.places[model]?.oval?.turn ?? body.oval.turn } };
}

/** The same with its base turned further; null: it is round. */
export function turnedOn(onBoard: OnBoardView, put: Putting): Putting | null {
  const oval = bodyFor(onBoard, put)?.oval;
  return oval === undefined ? null : { ...put, spot: putFrom(onBoard, put), turn: (oval.turn + TURN) % HALF_ROUND };
}

/** The nearest place to a spot where a model can stand; null: there is no such model. */
export function putAt(onBoard: OnBoardView, put: Pick<Putting, 'model' | 'turn'>, spot: Spot): BoardPlace | null {
  const { board } = onBoard;
  const { model } = put;
  const body = bodyFor(onBoard, put);
  if (body === null) return null;
  const others = Object.keys(board.places).filter((id) => id !== model);
  return slid(board, placeAt(board, body, spot, 'top'), others);
}

/** Puts who is in hand down, at the nearest place where it can stand. */
export function putDown(desk: Desk, onBoard: OnBoardView, model: string, spot: Spot): void {
  const turn = desk.pick?.kind === 'put' && desk.pick.model === model ? desk.pick.turn : undefined;
  const at = putAt(onBoard, { model, ...(turn !== undefined && { turn }) }, spot);
  if (at === null) return;
  const isNew = modelIn(desk.scene.view, model)?.tap === 'place';
  if (desk.act({ type: isNew ? 'place' : 'placeOnBoard', model, at })) desk.setPick(null);
}

/** Who is in hand while a drag of it lasts there, turned as it was; `spot` null: the screen has taken the drag away, and it stays in hand. */
export function inHand(before: Picked | null, model: string, spot: Spot | null): Putting {
  const turn = before?.kind === 'put' && before.model === model ? before.turn : undefined;
  return { kind: 'put', model, ...(spot !== null && { spot }), ...(turn !== undefined && { turn }) };
}

/** Who is put down by a tap on the ground: who is in hand, else, while war bands are set up, the next that waits; null: nobody. */
export function heldIn({ scene: { view }, pick }: Pick<Desk, 'scene' | 'pick'>): string | null {
  if (pick !== null) return pick.kind === 'put' ? pick.model : null;
  if (view.step !== 'deploy') return null;
  return modelsIn(view).find(({ tap, side }) => tap === 'place' && side === view.turn)?.id ?? null;
}

/** Whether it is next to set up all who wait: nobody is in hand, and somebody of the side whose turn it is waits. */
export const isRestNext = (desk: Pick<Desk, 'scene' | 'pick'>): boolean =>
  desk.pick === null && isSetUp(desk) && heldIn(desk) !== null;

/** Whether those who stand are put elsewhere by a tap or a drag: while war bands are set up. */
export const isSetUp = ({ scene: { view } }: Pick<Desk, 'scene'>): boolean => view.step === 'deploy';

/** From where keys put a model down: where it has been shifted to, where it stands, where it would be set up, else the middle. */
export function putFrom({ board, setUpAt }: OnBoardView, { model, spot }: Putting): Spot {
  const { width, height } = board.map;
  return spot ?? spotAt(board.places[model] ?? setUpAt(model) ?? { x: width / 2, y: height / 2 });
}
