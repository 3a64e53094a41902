import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { useTable } from '../../../scene/useScene.ts';
import { ClosePicture } from '../../../ui/board/ClosePicture.tsx';
import { useWords } from '../../../words/useWords.ts';
import { AreaOver } from '../../../forms/board/AreaOver.tsx';

/** While it is asked who is within some inches of somebody: the ring, and of whom half a millimetre decides. */
export function AskedArea({ board }: { readonly board: BattleBoard }) {
  const { view } = useTable();
  const { exactly } = useWords('board');
  const { request } = view;
  if (request?.kind !== 'tick') return null;
  const { around, inches, measured } = request;
  const place = board.places[around ?? ''];
  if (place === undefined || around == null || inches == null) return null;
  const close = (measured?.close ?? []).flatMap((id) => {
    const call = geometry().rangeCallOn(board, around, { id, inches });
    const at = call?.at ?? board.places[id];
    return at === undefined ? [] : [{ id, at: spotAt(at), label: call === null ? null : exactly(call.inches) }];
  });
  return (
    <>
      <AreaOver place={place} inches={inches} />
      <ClosePicture all={close} />
    </>
  );
}
