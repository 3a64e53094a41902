import type { DraftHistory } from '../../src/forms/draftHistory.ts';

/** A document that was just opened. */
export const beginHistory = <D, W>(now: D): DraftHistory<D, W> => ({ past: [], now, future: [] });
