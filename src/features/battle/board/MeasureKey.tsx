import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { MapTool } from '../../../ui/board/MapTool.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { useHand } from './hand.ts';
import { firstMeasure } from './measuring.ts';

/** Begins to measure, or leaves it. */
export function useMeasureSwap(board: BattleBoard | null): () => void {
  const desk = useDesk();
  const hand = useHand();
  return () => {
    if (board !== null) hand.start(hand.doing?.kind === 'measure' ? null : firstMeasure(desk, board));
  };
}

/** The key on the map that measures. */
export function MeasureKey({ board }: { readonly board: BattleBoard }) {
  const { doing } = useHand();
  const { measure } = useWords('board');
  return (
    <MapTool
      icon="measure"
      label={measure.title}
      keyHint={measure.key}
      pressed={doing?.kind === 'measure'}
      onPress={useMeasureSwap(board)}
    />
  );
}
