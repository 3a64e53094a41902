import { fetchFinder } from '../board/finding.ts';
import { fetchGeometry } from '../board/geometry.ts';
import { askBoards } from '../family/vanguard/model/onBoard.ts';
import { thinkInRounds } from '../plugins/foes/mind.ts';
import { thinkOnBoards } from '../plugins/npo/mind.ts';
import { isKillTeamId } from './killTeams.ts';
import { fetchBarricades } from './kt2021/setup/barricades.ts';

/** The systems in which both sides put barricades down. */
const WITH_BARRICADES: readonly string[] = ['kt2021', 'kt2021-lite'];

async function fetchForKillTeams(): Promise<void> {
  thinkOnBoards((await import('../plugins/npo/board/boardMind.ts')).boardMind);
}

async function fetchForRounds(): Promise<void> {
  const [{ boardBook }, { foeMind }] = await Promise.all([
    import('../plugins/roundsBoard/book.ts'),
    import('../plugins/foes/board/foeMind.ts'),
    // Their first screen says at once which charges come to somebody.
    fetchFinder(),
  ]);
  askBoards(boardBook);
  thinkInRounds(foeMind);
}

/**
 * Fetches what battles of these systems need to be shown that have a board, of all when left out: what measures, and what tables
 * think of on it. What finds ways may come later ({@link GameSystem.findsWays}). Rejects when it cannot be fetched.
 */
export async function fetchSeenBoards(systems?: readonly string[]): Promise<void> {
  const isAny = (is: (id: string) => boolean): boolean => systems?.some(is) ?? true;
  await Promise.all([
    fetchGeometry(),
    isAny(isKillTeamId) ? fetchForKillTeams() : null,
    isAny((id) => WITH_BARRICADES.includes(id)) ? fetchBarricades() : null,
    isAny((id) => !isKillTeamId(id)) ? fetchForRounds() : null,
  ]);
}

/** Fetches all that they need, what finds ways too. Rejects when it cannot be fetched. */
export const fetchBoards = async (systems?: readonly string[]): Promise<void> =>
  void (await Promise.all([fetchSeenBoards(systems), fetchFinder()]));
