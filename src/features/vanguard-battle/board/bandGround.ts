import { useMemo } from 'react';
import type { BoardMap } from '../../../engine/board/boardMap.ts';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { groundShown, ownSideOf } from '../../../forms/board/groundShown.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import type { GroundShown, Spot } from '../../../ui/board/shown.ts';

const SWAPPED = { retinue: 'enemy', enemy: 'retinue' } as const;

/** The ground; its zones in the colours of who sets up there: the first side may have chosen the far ones. */
function groundOf(map: BoardMap, isSwapped: boolean): GroundShown {
  const ground = groundShown(map);
  if (!isSwapped) return ground;
  const zones = ground.zones.map((zone) => ({ ...zone, side: zone.side === null ? null : SWAPPED[zone.side] }));
  return { ...ground, zones };
}

/** The ground as this battle shows it, and from where its first side looks at it. */
export function useBandGround({ board: { map }, zonesOf }: OnBoardView): {
  readonly ground: GroundShown;
  readonly own: Spot;
} {
  const { view } = useVanguardScene();
  const isSwapped = zonesOf(view.sides[0].id) === 1;
  return useMemo(() => {
    const ground = groundOf(map, isSwapped);
    return { ground, own: ownSideOf(ground) };
  }, [map, isSwapped]);
}
