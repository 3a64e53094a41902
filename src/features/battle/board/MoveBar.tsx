import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { useScene } from '../../../scene/useScene.ts';
import { NextButton } from '../../../ui/NextButton.tsx';
import { ThumbBar } from '../../../ui/ThumbBar.tsx';
import type { Words } from '../../../words/words.ts';
import { useWords } from '../../../words/useWords.ts';
import { BarUndo } from '../parts/BarUndo.tsx';
import { costOf } from '../../../forms/board/moving.ts';
import { comesToNobody } from './charging.ts';
import { useMakeMove } from './useMakeMove.ts';
import type { MoveChosen } from './useMove.ts';
import { useSnapSaid } from './useSnapSaid.ts';

/** What stands on the bar while no move can be made. */
const untold = (told: Words<'board'>['move'], { way, drawn }: MoveChosen, nobody: string | null): string =>
  way !== null ? told.fails : (nobody ?? (drawn === null ? told.tap : told.tapCorner));

/** While a move is chosen: brass makes it. */
export function MoveBar({ chosen, board }: { readonly chosen: MoveChosen; readonly board: BattleBoard }) {
  const { words, view, battle } = useScene();
  const { move: told, length } = useWords('board');
  const why = useWords('boardWhy');
  const make = useMakeMove(chosen);
  const said = useSnapSaid(chosen);
  const { actor, action, most } = chosen;
  const way = chosen.way?.fault === null ? chosen.way : null;
  const nobody = comesToNobody(board, chosen) ? why.nobody(length(most)) : null;
  const ap = view.actions.offers(actor).find((offer) => offer.action === action)?.ap ?? 0;
  return (
    <ThumbBar
      label={words.battle.bar}
      undo={<BarUndo />}
      next={
        <NextButton
          title={way === null ? untold(told, chosen, nobody) : told.here(words.actions[action].name)}
          {...(way !== null && {
            detail: [told.price(costOf(way), length(most), words.common.ap(ap)), ...(said === null ? [] : [said])].join(
              ', ',
            ),
          })}
          quiet={way === null}
          icon={way === null ? null : 'next'}
          {...(way !== null && { keyHint: words.keys.space })}
          pressKey={battle.length}
          onPress={() => make()}
        />
      }
    />
  );
}
