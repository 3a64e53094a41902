import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import { AreaOver } from '../../../forms/board/AreaOver.tsx';
import { useTable } from '../../../scene/useScene.ts';

/** The rings of pools and the like, as long as something happens within them. */
export function MarkAreas({ board }: { readonly board: BattleBoard }) {
  const { marks, lasting } = useTable().state;
  return geometry()
    .markAreas(board.map, marks, lasting)
    .map(({ zone, at, inches }) => <AreaOver key={zone} place={{ ...at, radius: 0 }} inches={inches} />);
}
