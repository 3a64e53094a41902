import { fetchGeometry } from '../board/geometry.ts';
import { askBoards } from '../family/vanguard/model/onBoard.ts';
import { thinkInRounds } from '../plugins/foes/mind.ts';
import { thinkOnBoards } from '../plugins/npo/mind.ts';

/** Fetches all that a battle with a board needs: what measures, and what tables think of on it. Rejects when it cannot be fetched. */
export async function fetchBoards(): Promise<void> {
  const [{ boardMind }, { boardBook }, { foeMind }] = await Promise.all([
    import('../plugins/npo/board/boardMind.ts'),
    import('../plugins/roundsBoard/book.ts'),
    import('../plugins/foes/board/foeMind.ts'),
    fetchGeometry(),
  ]);
  thinkOnBoards(boardMind);
  askBoards(boardBook);
  thinkInRounds(foeMind);
}
