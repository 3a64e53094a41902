import type { BoardPlace } from '../../../engine/board/battleBoard.ts';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { placeAt, slid } from '../../../forms/board/placing.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { modelIn, modelsIn } from '../../../scene/vanguardLook.ts';
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
  const isNew = modelIn(desk.scene.view, model)?.tap === 'place';
  if (desk.act({ type: isNew ? 'place' : 'placeOnBoard', model, at })) desk.setPick(null);
}

/** Who is put down by a tap on the ground: who is in hand, else, while war bands are set up, the next that waits; null: nobody. */
export function heldIn({ scene: { view }, pick }: Pick<Desk, 'scene' | 'pick'>): string | null {
  if (pick !== null) return pick.kind === 'put' ? pick.model : null;
  if (view.step !== 'deploy') return null;
  return modelsIn(view).find(({ tap, side }) => tap === 'place' && side === view.turn)?.id ?? null;
}

/** Whether those who stand are put elsewhere by a tap or a drag: while war bands are set up. */
export const isSetUp = ({ scene: { view } }: Pick<Desk, 'scene'>): boolean => view.step === 'deploy';

/** From where keys put a model down: where it has been shifted to, where it stands, where it would be set up, else the middle. */
export function putFrom({ board, setUpAt }: OnBoardView, { model, spot }: Putting): Spot {
  const { width, height } = board.map;
  return spot ?? spotAt(board.places[model] ?? setUpAt(model) ?? { x: width / 2, y: height / 2 });
}
