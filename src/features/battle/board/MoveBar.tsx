import { useScene } from '../../../scene/useScene.ts';
import { NextButton } from '../../../ui/NextButton.tsx';
import { ThumbBar } from '../../../ui/ThumbBar.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { BarUndo } from '../parts/BarUndo.tsx';
import { useHand } from './hand.ts';
import { costOf } from '../../../forms/board/moving.ts';
import type { MoveChosen } from './useMove.ts';
import { useSnapSaid } from './useSnapSaid.ts';

/** Makes the move that is chosen: one event with its way. */
export function useMakeMove(chosen: MoveChosen | null): () => void {
  const desk = useDesk();
  const hand = useHand();
  return () => {
    if (chosen === null || chosen.way === null) return;
    const { action, way } = chosen;
    const path = way.points;
    if (desk.act({ type: 'act', action, targets: [], weapon: null, note: null, fall: 0, path })) hand.start(null);
  };
}

/** While a move is chosen: brass makes it. */
export function MoveBar({ chosen }: { readonly chosen: MoveChosen }) {
  const { words, view, battle } = useScene();
  const { move: told, length } = useWords('board');
  const make = useMakeMove(chosen);
  const said = useSnapSaid(chosen);
  const { actor, action, way, most } = chosen;
  const ap = view.actions.offers(actor).find((offer) => offer.action === action)?.ap ?? 0;
  return (
    <ThumbBar
      label={words.battle.bar}
      undo={<BarUndo />}
      next={
        <NextButton
          title={way === null ? told.tap : told.here(words.actions[action].name)}
          {...(way !== null && {
            detail: [told.price(costOf(way), length(most), words.common.ap(ap)), ...(said === null ? [] : [said])].join(
              ', ',
            ),
          })}
          quiet={way === null}
          icon={way === null ? null : 'next'}
          {...(way !== null && { keyHint: words.keys.space })}
          pressKey={battle.length}
          onPress={make}
        />
      }
    />
  );
}
