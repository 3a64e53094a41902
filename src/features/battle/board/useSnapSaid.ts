import { useTable } from '../../../scene/useScene.ts';
import { useWords } from '../../../words/useWords.ts';
import type { MoveChosen } from './useMove.ts';

/** At what the end of a move is held, in words; null: it is where the finger was. */
export function useSnapSaid({ snap }: Pick<MoveChosen, 'snap'>): string | null {
  const { state, look } = useTable();
  const { move } = useWords('board');
  const { byName } = useWords('killzones').content;
  if (snap === null) return null;
  if (snap.kind === 'base') return move.atBase(look.name(snap.id));
  const name = state.board?.map.pieces.find(({ id }) => id === snap.id)?.name ?? '';
  return move.atCover(byName[name] ?? name);
}
