import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { TickRequest } from '../../../engine/family/killteam/model/request.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { useTable } from '../../../scene/useScene.ts';
import { ClosePicture } from '../../../ui/board/ClosePicture.tsx';
import { useWords } from '../../../words/useWords.ts';
import { AreaOver } from '../../../forms/board/AreaOver.tsx';

/** The rings about the places of a mark, and those of whom half a millimetre decides. */
function AboutPlaces({ board, request }: { readonly board: BattleBoard; readonly request: TickRequest }) {
  const { places = [], inches, measured } = request;
  if (inches === null) return null;
  const close = (measured?.close ?? []).flatMap((id) => {
    const at = board.places[id];
    return at === undefined ? [] : [{ id, at: spotAt(at), label: null, about: true as const }];
  });
  return (
    <>
      {places.map(({ x, y }) => (
        <AreaOver key={`${x} ${y}`} place={{ x, y, radius: 0 }} inches={inches} />
      ))}
      <ClosePicture all={close} />
    </>
  );
}

/** While it is asked who is within some inches of somebody or of a mark: the ring, and of whom half a millimetre decides. */
export function AskedArea({ board }: { readonly board: BattleBoard }) {
  const { view } = useTable();
  const { exactly } = useWords('board');
  const { request } = view;
  if (request?.kind !== 'tick') return null;
  if (request.places !== undefined) return <AboutPlaces board={board} request={request} />;
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
