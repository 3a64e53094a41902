import { fetchBoards } from '../../engine/systems/boards.ts';

/** Fetches all that a battle needs that takes a board up. Rejects when it cannot be fetched. */
export const fetchForBoard = (): Promise<void> => fetchBoards();
