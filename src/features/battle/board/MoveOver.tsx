import { useMemo } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Way } from '../../../engine/board/move/boardMove.ts';
import { toInches } from '../../../engine/board/units.ts';
import { useTable } from '../../../scene/useScene.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import { FailPicture, ReachPicture, WayPicture } from '../../../ui/board/MovePicture.tsx';
import { legsShown, levelsOf } from '../../../forms/board/moving.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { useWords } from '../../../words/useWords.ts';
import type { MoveChosen } from './useMove.ts';

type OverProps = { readonly chosen: MoveChosen; readonly board: BattleBoard };

/** Where the move can end. */
export function MoveReach({ chosen: { move, actor }, board }: OverProps) {
  const { state } = useTable();
  const key = JSON.stringify(move);
  const levels = useMemo(() => levelsOf(board, JSON.parse(key) as typeof move), [board, key]);
  return <ReachPicture levels={levels} side={colourOf(state, actor.side)} />;
}

/** Where the parts lead from the one that fails on. */
const restOf = ({ points, fault }: Way) => (fault === null ? [] : points.slice(fault.at).map(spotAt));

/** The way to its end, and who would stand there; of a drawn one that cannot be gone, how far it can. */
export function MoveWay({ chosen: { way, actor, stop }, board }: OverProps) {
  const words = useWords('board');
  const { state } = useTable();
  const end = way?.points.at(-1);
  const place = board.places[actor.id];
  if (way === null || end === undefined || place === undefined) return null;
  const legs = legsShown(way, words);
  return (
    <>
      {stop !== null && <FailPicture from={spotAt(way.points[legs.length] ?? end)} stop={stop} rest={restOf(way)} />}
      <WayPicture
        side={colourOf(state, actor.side)}
        legs={legs}
        end={spotAt(end)}
        radius={toInches(place.radius)}
        wounds={`${actor.wounds}`}
        wrong={way.fault !== null}
      />
    </>
  );
}
