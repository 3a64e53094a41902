import { NotOpen } from '../../forms/NotOpen.tsx';
import { Opening } from '../../forms/Opening.tsx';
import { useApp } from '../../state/base/useApp.ts';
import { useWords } from '../../words/useWords.ts';
import { BoardEditor } from './BoardEditor.tsx';
import { openBoard } from './useBoardDraft.ts';
import { useBoards } from './useBoards.ts';

type BoardScreenProps = {
  readonly id: string;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
};

/** One board of one’s own. */
export function BoardScreen({ id, ...acts }: BoardScreenProps) {
  const app = useApp();
  const words = useWords('workshop').boardEditor;
  const { boards } = useBoards();
  const row = boards?.own.find((each) => each.id === id);
  const saying = (note: string) => <NotOpen title={words.title} note={note} onBack={acts.onBack} />;
  if (boards === undefined) return saying(words.loading);
  if (boards === null || row === undefined) return saying(boards === null ? words.unread : words.gone);
  return (
    <Opening key={id} open={() => openBoard(app, row)} waiting={saying(words.loading)}>
      {(first) => <BoardEditor templates={boards.shipped.pieces} row={row} first={first} {...acts} />}
    </Opening>
  );
}
