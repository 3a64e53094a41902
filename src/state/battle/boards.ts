import { fetchBoards } from '../../engine/systems/boards.ts';

/** Fetches all that a battle of a system needs that takes a board up. Rejects when it cannot be fetched. */
export const fetchForBoard = (system: string): Promise<void> => fetchBoards([system]);
