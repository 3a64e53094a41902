import type { BoardPlace } from '../../../engine/board/battleBoard.ts';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { placeAt, slid } from '../../../forms/board/placing.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { modelIn } from '../../../scene/vanguardLook.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import type { Desk, Picked } from '../desk.ts';

export type Putting = Extract<Picked, { readonly kind: 'put' }>;

/** The nearest place to a spot where a model can stand; null: there is no such model. */
export function putAt({ board, bodyOf }: OnBoardView, model: string, spot: Spot): BoardPlace | null {
  const body = bodyOf(model);
  if (body === null) return null;
  const others = Object.keys(board.places).filter((id) => id !== model);
  return slid(board, placeAt(board, body, spot, 'top'), others);
}

/** Puts who is in hand down, at the nearest place where it can stand. */
export function putDown(desk: Desk, onBoard: OnBoardView, model: string, spot: Spot): void {
  const at = putAt(onBoard, model, spot);
  if (at === null) return;
  const isSetUp = modelIn(desk.scene.view, model)?.tap === 'place';
  desk.act({ type: isSetUp ? 'place' : 'placeOnBoard', model, at });
}

/** From where keys put a model down: where it has been shifted to, where it stands, where it would be set up, else the middle. */
export function putFrom({ board, setUpAt }: OnBoardView, { model, spot }: Putting): Spot {
  const { width, height } = board.map;
  return spot ?? spotAt(board.places[model] ?? setUpAt(model) ?? { x: width / 2, y: height / 2 });
}
