import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { firstMeasure } from '../../../forms/board/measure/measuring.ts';
import { MapTool } from '../../../ui/board/MapTool.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { useHand } from './hand.ts';

/** Begins to measure, or leaves it. */
export function useMeasureSwap(board: BattleBoard | null): () => void {
  const { actor } = useDesk();
  const hand = useHand();
  return () => {
    if (board === null) return;
    hand.start(hand.doing?.kind === 'measure' ? null : firstMeasure(board, actor?.id ?? null));
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
