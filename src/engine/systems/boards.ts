import { fetchGeometry } from '../board/geometry.ts';
import { thinkOnBoards } from '../plugins/npo/mind.ts';

/** Fetches all that a battle with a board needs: what measures, and what tables think of on it. Rejects when it cannot be fetched. */
export async function fetchBoards(): Promise<void> {
  const [{ boardMind }] = await Promise.all([import('../plugins/npo/board/boardMind.ts'), fetchGeometry()]);
  thinkOnBoards(boardMind);
}
