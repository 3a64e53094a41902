import { useBoardLook } from '../../../state/battle/boardLook.ts';
import { SwapKey } from '../../../ui/board/MiniCard.tsx';
import { useWords } from '../../../words/useWords.ts';

/** The key from the board to the cards, or back. */
export function Swap({ to, alone = false }: { readonly to: 'board' | 'cards'; readonly alone?: boolean }) {
  const words = useWords('board');
  const { show } = useBoardLook();
  return (
    <SwapKey
      to={to}
      alone={alone}
      word={to === 'board' ? words.name : words.cards}
      label={to === 'board' ? words.toBoard : words.toCards}
      keyHint={words.key}
      onPress={() => show(to)}
    />
  );
}
