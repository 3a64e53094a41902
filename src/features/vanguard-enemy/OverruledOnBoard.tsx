import { ByTable } from '../../forms/board/ByTable.tsx';
import { saidByTable } from '../../forms/board/saidByTable.ts';
import { foesOf } from '../../scene/vanguardLook.ts';
import { useFoeScene } from './useFoeScene.ts';

/** Of whom the table says otherwise than the board how a model that its table plays has it. */
export function OverruledOnBoard({ model }: { readonly model: string }) {
  const { view, name } = useFoeScene();
  const board = view.onBoard?.board;
  return board === undefined ? null : <ByTable all={saidByTable(board, model, foesOf(view, model))} nameOf={name} />;
}
