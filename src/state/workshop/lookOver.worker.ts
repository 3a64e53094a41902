import type { BoardMap } from '../../engine/board/boardMap.ts';
import { lintBoard } from '../../engine/board/lint/lintBoard.ts';

/** Looks one board over after the other, away from the screen. */
self.addEventListener('message', ({ data }: MessageEvent<BoardMap>) => self.postMessage(lintBoard(data)));
