import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { useScene } from '../../../scene/useScene.ts';
import { NextButton } from '../../../ui/NextButton.tsx';
import { ThumbBar } from '../../../ui/ThumbBar.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { BarUndo } from '../parts/BarUndo.tsx';
import { useHand } from './hand.ts';
import { restOf, sidesOf } from './setUp.ts';

/** Before the first acts somebody has no place: brass sets up all of both sides that wait. */
export function RestBar({ board }: { readonly board: BattleBoard }) {
  const desk = useDesk();
  const hand = useHand();
  const { words, battle } = useScene();
  const told = useWords('board');
  const { all, rest, movable } = told.put;
  return (
    <ThumbBar
      label={words.battle.bar}
      undo={<BarUndo />}
      next={
        <NextButton
          title={Object.keys(board.places).length === 0 ? all : rest}
          detail={movable}
          keyHint={words.keys.space}
          pressKey={battle.length}
          onPress={() => void restOf({ desk, hand, board }, sidesOf(desk), told)}
        />
      }
    />
  );
}

/** Before the battle all stand: brass begins it. */
export function BeginBar() {
  const desk = useDesk();
  const { words, battle } = useScene();
  return (
    <ThumbBar
      label={words.battle.bar}
      undo={<BarUndo />}
      next={
        <NextButton
          title={words.turningPoint.startBattle}
          detail={words.turningPoint.title(1)}
          keyHint={words.keys.space}
          pressKey={battle.length}
          onPress={() => void desk.act({ type: 'startBattle' })}
        />
      }
    />
  );
}
