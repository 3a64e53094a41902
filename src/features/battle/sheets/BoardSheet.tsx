import { BoardChoice, PhotoUnderBoard } from '../../../forms/board/BoardChoice.tsx';
import { useKillzones } from '../../../scene/useKillzones.ts';
import { usePhotoStrength } from '../../../scene/usePhotoStrength.ts';
import { useScene } from '../../../scene/useScene.ts';
import { useBoardLook } from '../../../state/battle/boardLook.ts';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import { Sheet } from './Sheet.tsx';

/** How strongly a photo of the table shows under its board, where there is one. */
function Photo({ board }: { readonly board: string }) {
  const photo = usePhotoStrength(board);
  return photo !== null && <PhotoUnderBoard {...photo} />;
}

/** The boards that the battle can take up, and dropping the one it has. */
export function BoardSheet() {
  const { state } = useScene();
  const { take } = useWords('board');
  const { turn } = useBoardLook();
  const { act, openSheet } = useDesk();
  const killzones = useKillzones(state.ruleset);
  const { board } = state;
  return (
    <Sheet title={take.title}>
      <BoardChoice
        system={state.ruleset}
        board={board}
        killzones={killzones}
        photo={board !== undefined && <Photo board={board.map.id} />}
        onTurn={turn}
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
