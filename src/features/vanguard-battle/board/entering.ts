import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { modelIn, modelName, otherSide } from '../../../scene/vanguardLook.ts';
import type { Words } from '../../../words/words.ts';
import type { Desk } from '../desk.ts';

/** Whether a model that comes in late can do so by chance: the board says where. */
export const mayEnter = ({ scene }: Desk, { board }: OnBoardView, model: string): boolean =>
  scene.view.step === 'turns' &&
  board.places[model] === undefined &&
  board.map.zones.some(({ kind }) => kind === 'entry');

/** A model comes in where the board has it by chance; where there is no room that is told. */
export async function enterByChance(
  desk: Desk,
  { board, bodyOf, zonesOf }: OnBoardView,
  model: string,
  { put }: Words<'board'>,
): Promise<void> {
  const [{ enter }, { drawFrom }] = await Promise.all([
    import('../../../engine/board/setUp/enter.ts'),
    import('../../../engine/board/setUp/draw.ts'),
  ]);
  const { view } = desk.scene;
  const [who, body] = [modelIn(view, model), bodyOf(model)];
  if (who === null || body === null) return;
  const foes = otherSide(view, who.side).models.flatMap(({ id }) => board.places[id] ?? []);
  const coming = { body, taken: Object.values(board.places), foes, side: zonesOf(who.side) };
  const at = enter(board.map, coming, drawFrom(`${view.state.seed}/enter/${model}/${view.round}`));
  if (at === null) desk.tell({ text: put.noEntry(modelName(desk.scene, model)), more: null });
  else if (desk.act({ type: 'placeOnBoard', model, at })) desk.setPick(null);
}
