import { useMemo } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { toInches } from '../../../engine/board/units.ts';
import { useTable } from '../../../scene/useScene.ts';
import { colourOf } from '../../../state/battle/sides.ts';
import { CornersPicture, FailPicture, ReachPicture, WayPicture } from '../../../ui/board/MovePicture.tsx';
import { legsShown, levelsOf } from '../../../forms/board/moving.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { useWords } from '../../../words/useWords.ts';
import type { MoveChosen } from './useMove.ts';

type OverProps = { readonly chosen: MoveChosen; readonly board: BattleBoard };

/** Where the move can end. */
export function MoveReach({ chosen: { move, actor }, board }: OverProps) {
  const { state } = useTable();
  const key = JSON.stringify(move);
  const side = colourOf(state, actor.side);
  const levels = useMemo(() => levelsOf(board, JSON.parse(key) as typeof move), [board, key]);
  // A charge ends beside somebody: how far it would come is shown as well, and there may be nobody.
  const around = useMemo(() => {
    const asked = JSON.parse(key) as typeof move;
    return asked.action === 'charge' ? levelsOf(board, { ...asked, action: 'walk' }) : [];
  }, [board, key]);
  return (
    <>
      <ReachPicture levels={around} side={side} around />
      <ReachPicture levels={levels} side={side} />
    </>
  );
}

/** The way to its end, and who would stand there; of a drawn one that cannot be gone, how far it can. */
export function MoveWay({ chosen: { way, actor, fails, drawn }, board }: OverProps) {
  const words = useWords('board');
  const { state } = useTable();
  const end = way?.points.at(-1);
  const place = board.places[actor.id];
  if (way === null || end === undefined || place === undefined) return null;
  const legs = legsShown(way, words);
  return (
    <>
      {fails !== null && <FailPicture {...fails} />}
      <WayPicture
        side={colourOf(state, actor.side)}
        legs={legs}
        end={spotAt(end)}
        radius={toInches(place.radius)}
        wounds={`${actor.wounds}`}
        wrong={way.fault !== null}
      />
      {drawn !== null && <CornersPicture corners={drawn} />}
    </>
  );
}
