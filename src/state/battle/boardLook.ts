import type { App } from '../base/app.ts';
import { readMarksIn, useReadMarks, useSeenOnce } from './readMarks.ts';

/** What a battle with a board shows. */
export type BoardLook = 'board' | 'cards';

const CARDS = 'board/cards';
const TURNS = ['board/turned-1', 'board/turned-2', 'board/turned-3'] as const;

/** Battles with a board are looked at as such from now on. */
export const showBoardIn = (app: App): void => readMarksIn(app).unseeOnce([CARDS]);

/** How this device looks at battles with a board; kept on it, for all of them. `turned`: quarter turns further than usual. */
export function useBoardLook(): {
  readonly look: BoardLook;
  readonly show: (look: BoardLook) => void;
  readonly turned: number;
  readonly turn: () => void;
} {
  const marks = useReadMarks();
  const cards = useSeenOnce(CARDS);
  const isTurned = [useSeenOnce(TURNS[0]), useSeenOnce(TURNS[1]), useSeenOnce(TURNS[2])];
  const turned = isTurned.indexOf(true) + 1;
  return {
    look: cards ? 'cards' : 'board',
    show: (look) => (look === 'cards' ? marks.seeOnce(CARDS) : marks.unseeOnce([CARDS])),
    turned,
    turn: () => {
      marks.unseeOnce(TURNS);
      const next = TURNS[turned];
      if (next !== undefined) marks.seeOnce(next);
    },
  };
}
