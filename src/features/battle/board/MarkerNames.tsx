import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { middleOf } from '../../../ui/board/lines.ts';
import { NamesPicture } from '../../../ui/board/NamesPicture.tsx';
import { useBoardNames } from './useBoardNames.ts';

/** A name that ends with a number: the marker itself shows that. */
const NUMBERED = /\d$/u;

/** The markers of a mission by their names, so that they can be told apart on the map. */
export function MarkerNames({ board }: { readonly board: BattleBoard }) {
  const names = useBoardNames(board);
  const markers = board.map.zones.filter(({ kind, name }) => kind === 'marker' && !NUMBERED.test(name));
  return (
    <NamesPicture
      all={markers.map(({ id, name, corners }) => ({
        id,
        at: middleOf(corners.map(([x, y]) => spotAt({ x, y }))),
        name: names[name] ?? name,
      }))}
    />
  );
}
