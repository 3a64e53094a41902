import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { hidersOn } from '../../../engine/board/hiders.ts';
import { toInches } from '../../../engine/board/units.ts';
import { groundShown } from '../../../forms/board/groundShown.ts';
import { ShotPicture } from '../../../ui/board/ShotPicture.tsx';
import { crossedOf, hidingOf, leansTo } from '../../../forms/board/shooting.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import { useTable } from '../../../scene/useScene.ts';
import { AreaOver } from '../../../forms/board/AreaOver.tsx';
import type { AimChosen } from './useAim.ts';

/** The lines of the shot that is chosen. */
export function ShotOver({
  aim: { actor, weapon, chosen },
  board,
}: {
  readonly aim: AimChosen;
  readonly board: BattleBoard;
}) {
  const { view } = useTable();
  const [from, at] = [board.places[actor.id], board.places[chosen?.enemy.id ?? '']];
  if (chosen === null || from === undefined || at === undefined) return null;
  const ground = groundShown(board.map);
  const hiding = chosen.facts.visible ? [] : hidingOf(hidersOn(board, actor.id, chosen.enemy.id), ground);
  const spread = view.aim.spread(actor, weapon);
  return (
    <>
      <ShotPicture
        from={leansTo(chosen.look, spotAt(from))}
        at={spotAt(at)}
        radius={toInches(at.radius)}
        crossed={[...crossedOf(chosen.look, ground), ...hiding]}
        unseen={!chosen.facts.visible}
      />
      {spread !== null && spread.kind !== 'fusillade' && <AreaOver place={at} inches={spread.inches} />}
    </>
  );
}
