import { BoardChoice } from '../../../forms/board/BoardChoice.tsx';
import { useBoardChoice } from '../../../scene/useBoardChoice.ts';
import { useScene } from '../../../scene/useScene.ts';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { Sheet } from './Sheet.tsx';

/** The boards that the battle can take up, and dropping the one it has. */
export function BoardSheet() {
  const { state } = useScene();
  const { take } = useWords('board');
  const { act, openSheet } = useDesk();
  const choice = useBoardChoice(state.ruleset, state.board);
  return (
    <Sheet title={take.title}>
      <BoardChoice
        {...choice}
        bound={state.mission.ground?.killzone ?? null}
        onTakeUp={(map, places) => {
          if (act({ type: 'takeUpBoard', map, places })) openSheet(null);
        }}
        onDrop={() => {
          if (act({ type: 'dropBoard' })) openSheet(null);
        }}
      />
    </Sheet>
  );
}
