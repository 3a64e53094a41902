import type { ModelView, OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { modelIn, modelName, modelsIn, otherSide } from '../../../scene/vanguardLook.ts';
import type { Words } from '../../../words/words.ts';
import type { Desk } from '../desk.ts';

/** Whether a model that comes in late can do so by chance: the board says where. */
export const mayEnter = ({ scene }: Desk, { board }: OnBoardView, model: string): boolean =>
  scene.view.step === 'turns' &&
  board.places[model] === undefined &&
  board.map.zones.some(({ kind }) => kind === 'entry');

const waits = ({ board }: OnBoardView, { id, status }: ModelView): boolean =>
  status !== 'out' && status !== 'waiting' && board.places[id] === undefined;

/** The models of its side that wait beside one to come in: nobody who has been on the board, who comes back alone. */
export const enteringWith = ({ scene: { view } }: Desk, onBoard: OnBoardView, model: string): readonly string[] => {
  const { strayed = [] } = onBoard.board;
  if (strayed.includes(model)) return [];
  const side = modelIn(view, model)?.side;
  return modelsIn(view)
    .filter((each) => each.id !== model && each.side === side && !strayed.includes(each.id) && waits(onBoard, each))
    .map(({ id }) => id);
};

/** What of a side stands where once all of these have come in by chance. */
async function placesFor({ scene: { view } }: Desk, { board, bodyOf, zonesOf }: OnBoardView, group: readonly string[]) {
  const [{ enter }, { drawFrom }] = await Promise.all([
    import('../../../engine/board/setUp/enter.ts'),
    import('../../../engine/board/setUp/draw.ts'),
  ]);
  const first = modelIn(view, group[0] ?? '');
  if (first === null) return {};
  const coming = {
    who: group.flatMap((id) => {
      const body = bodyOf(id);
      return body === null ? [] : [{ id, body }];
    }),
    taken: Object.values(board.places),
    foes: otherSide(view, first.side).models.flatMap(({ id }) => board.places[id] ?? []),
    side: zonesOf(first.side),
  };
  return enter(board.map, coming, drawFrom(`${view.state.seed}/enter/${group.join(' ')}/${view.round}`));
}

/** These come in together where the board has it by chance, as one entry of the log; who finds no room is told. */
export async function enterByChance(
  desk: Desk,
  onBoard: OnBoardView,
  group: readonly string[],
  { put }: Words<'board'>,
): Promise<void> {
  const places = await placesFor(desk, onBoard, group);
  const left = group.filter((id) => places[id] === undefined);
  const names = desk.scene.words.common.list(left.map((id) => modelName(desk.scene, id)));
  if (left.length > 0) desk.tell({ text: put.noEntry(names), more: null });
  const [only, ...more] = Object.entries(places);
  if (only === undefined) return;
  const [model, at] = only;
  if (desk.act(more.length > 0 ? { type: 'setUpOnBoard', places } : { type: 'placeOnBoard', model, at }))
    desk.setPick(null);
}
