import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { gridAt, type Laying, liesAt } from '../../../forms/board/laying.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { useTable } from '../../../scene/useScene.ts';
import { PiecePicture } from '../../../ui/board/PiecePicture.tsx';

/** A barricade in hand, where it would stand. */
export function BarricadeOver({ laying, board }: { readonly laying: Laying; readonly board: BattleBoard }) {
  const { view } = useTable();
  const { setUp } = view.parts;
  const barricade = setUp?.barricades.find(({ id }) => id === laying.marker);
  const at = laying.spot ?? liesAt(board, laying.marker);
  if (setUp === undefined || barricade === undefined || at === null) return null;
  const there = setUp.barricadeAt(barricade, { at: gridAt(at), turned: laying.turned ?? 0 });
  if (there === null) return null;
  const { piece, problem } = there;
  const outlines = piece.parts.map(({ corners }) => corners.map(([x, y]) => spotAt({ x, y })));
  return <PiecePicture outlines={outlines} wrong={problem !== null} />;
}
