import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { DrawnKeys } from '../../../forms/board/DrawnKeys.tsx';
import { faultsOf } from '../../../forms/board/wayFaults.ts';
import { barredSaid } from '../../../scene/vanguardLook.ts';
import { capital } from '../../../words/capital.ts';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { takeCorner, withCorners } from './drawing.ts';
import { makeWay } from './makeWay.ts';
import type { WayChosen } from './useWay.ts';

type DrawnWayProps = { readonly chosen: WayChosen; readonly onBoard: OnBoardView };

/** The way drawn by hand: corner by corner, why it fails and going it anyway; straight to an end that nobody comes to. */
export function DrawnWay({ chosen, onBoard }: DrawnWayProps) {
  const desk = useDesk();
  const { byName } = useWords('killzones').content;
  const { pick, way, most, slid } = chosen;
  const { spot, drawn } = pick;
  const isLost = drawn === undefined && spot !== null && (way === null || slid);
  const faults = way === null ? [] : faultsOf(onBoard.board, byName, way, most);
  const mayGo = way?.fault != null && way.fault.never === undefined;
  return (
    <DrawnKeys
      drawn={drawn?.length ?? null}
      fails={faults.map((each) => capital(barredSaid(desk.scene, each)))}
      onDraw={(on) => desk.setPick(withCorners(pick, on ? { drawn: [] } : null))}
      onTake={() => takeCorner(desk, pick)}
      onAnyway={mayGo ? () => makeWay(desk, chosen, true) : null}
      onStraight={isLost ? () => desk.setPick(withCorners(pick, { drawn: [spot] })) : null}
    />
  );
}
