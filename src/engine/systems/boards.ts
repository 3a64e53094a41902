import { fetchGeometry } from '../board/geometry.ts';
import { askBoards } from '../family/vanguard/model/onBoard.ts';
import { thinkInRounds } from '../plugins/foes/mind.ts';
import { thinkOnBoards } from '../plugins/npo/mind.ts';
import { isKillTeamId } from './killTeams.ts';

async function fetchForKillTeams(): Promise<void> {
  thinkOnBoards((await import('../plugins/npo/board/boardMind.ts')).boardMind);
}

async function fetchForRounds(): Promise<void> {
  const [{ boardBook }, { foeMind }] = await Promise.all([
    import('../plugins/roundsBoard/book.ts'),
    import('../plugins/foes/board/foeMind.ts'),
  ]);
  askBoards(boardBook);
  thinkInRounds(foeMind);
}

/**
 * Fetches all that battles of these systems need that have a board, of all when left out: what measures, and what tables think of on
 * it. Rejects when it cannot be fetched.
 */
export async function fetchBoards(systems?: readonly string[]): Promise<void> {
  const isAny = (is: (id: string) => boolean): boolean => systems?.some(is) ?? true;
  await Promise.all([
    fetchGeometry(),
    isAny(isKillTeamId) ? fetchForKillTeams() : null,
    isAny((id) => !isKillTeamId(id)) ? fetchForRounds() : null,
  ]);
}
