import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Laying } from '../../../forms/board/laying.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { useTable } from '../../../scene/useScene.ts';
import { PiecePicture } from '../../../ui/board/PiecePicture.tsx';
import { barricadeInHand } from './barricades.ts';

/** A barricade in hand, where it would stand. */
export function BarricadeOver({ laying, board }: { readonly laying: Laying; readonly board: BattleBoard }) {
  const there = barricadeInHand(useTable(), board, laying)?.there ?? null;
  if (there === null) return null;
  const { piece, problem } = there;
  const outlines = piece.parts.map(({ corners }) => corners.map(([x, y]) => spotAt({ x, y })));
  return <PiecePicture outlines={outlines} wrong={problem !== null} />;
}
