import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { toInches } from '../../../engine/board/units.ts';
import { useTable } from '../../../scene/useScene.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import { WayPicture } from '../../../ui/board/MovePicture.tsx';
import type { Spot } from '../../../ui/board/shown.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { type Doing, useHand } from './hand.ts';
import { putAt } from './useBoardTaps.ts';

type PutThereProps = {
  readonly put: Extract<Doing, { kind: 'put' }>;
  readonly spot: Spot;
  readonly board: BattleBoard;
};

/** Who is dragged, where it would stand. */
export function PutThere({ put: { operative: id }, spot, board }: PutThereProps) {
  const scene = useTable();
  const { level } = useHand();
  const at = putAt(scene, board, id, { spot, level });
  const { side, wounds } = scene.view.table.operative(id);
  return (
    <WayPicture
      side={colourOf(scene.state, side)}
      legs={[]}
      end={spotAt(at)}
      radius={toInches(at.radius)}
      wounds={`${wounds}`}
      wrong={false}
    />
  );
}
