import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import type { AimChosen } from './useAim.ts';

/** Who else is about a target, by ids; `close`: of whom half a millimetre decides. */
interface Around {
  readonly inches: number;
  readonly inside: readonly string[];
  readonly close: readonly string[];
  /** Only valid targets are hit. */
  readonly valid: boolean;
}

/** Those whom the weapon may hit beside its target: of Blast everybody, else the other targets. */
const candidatesOf = ({ table, state }: BattleView, { targets }: AimChosen, isBlast: boolean): readonly string[] =>
  isBlast
    ? state.operatives.filter((each) => table.standing(each)).map(({ id }) => id)
    : targets.filter(({ problem }) => problem === null).map(({ enemy }) => enemy.id);

/** Who else is hit about the chosen target; null: this weapon hits nobody else. */
export function aroundTarget(view: BattleView, board: BattleBoard, aim: AimChosen): Around | null {
  const { actor, weapon, chosen } = aim;
  const spread = view.aim.spread(actor, weapon);
  if (spread === null || spread.kind === 'fusillade' || chosen === null) return null;
  const isBlast = spread.kind === 'blast';
  const middle = chosen.enemy.id;
  // Of whoever has no place the table is asked when it comes to it.
  const ids = candidatesOf(view, aim, isBlast).filter((id) => id !== middle && board.places[id] !== undefined);
  const area = { middle, inches: spread.inches, ...(isBlast && { seen: true }) };
  const { preset, measured } = geometry().ticksInArea(board, area, ids);
  return { inches: spread.inches, inside: preset, close: measured?.close ?? [], valid: !isBlast };
}
