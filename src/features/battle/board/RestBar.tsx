import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { useScene } from '../../../scene/useScene.ts';
import { NextButton } from '../../../ui/NextButton.tsx';
import { ThumbBar } from '../../../ui/ThumbBar.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { BarUndo } from '../parts/BarUndo.tsx';
import { restOf, sidesOf } from './setUp.ts';

/** Before the first acts somebody has no place: brass sets up all of both sides that wait. */
export function RestBar({ board }: { readonly board: BattleBoard }) {
  const desk = useDesk();
  const { words, battle } = useScene();
  const told = useWords('board');
  const { all, movable } = told.put;
  return (
    <ThumbBar
      label={words.battle.bar}
      undo={<BarUndo />}
      next={
        <NextButton
          title={all}
          detail={movable}
          keyHint={words.keys.space}
          pressKey={battle.length}
          onPress={() => void restOf(desk, board, sidesOf(desk), told)}
        />
      }
    />
  );
}
