import type { OpenPlay } from '../log/openPlay.ts';
import type { CampaignLog } from '../../persistence/campaignFile.ts';
import type { CampaignSession } from './campaignSession.ts';

const placeOf = ({ meta }: OpenPlay<CampaignLog>): string => `campaign/${meta.id}/notes`;

/**
 * Parks the notes that are being typed, for they come into the log only when the hand rests. Resolves to false when they could
 * not be, or another tab writes the campaign.
 */
export function parkNotes({ open, texts }: CampaignSession, notes: string): Promise<boolean> {
  if (!open.mayWrite()) return Promise.resolve(false);
  if (notes !== open.state.notes) return texts.putSafely(placeOf(open), notes);
  texts.drop(placeOf(open));
  return Promise.resolve(true);
}

/** Writes notes into the campaign; they are no longer parked. */
export function writeNotes(session: CampaignSession, notes: string): void {
  const isWritten = notes === session.open.state.notes || session.dispatch({ type: 'setNotes', notes }) === null;
  if (isWritten) session.texts.drop(placeOf(session.open));
}

/** Writes the notes that were parked when the page was left, or when this tab took over from another. */
export function takeUpNotes(session: CampaignSession): void {
  const notes = session.texts.read(placeOf(session.open));
  if (typeof notes === 'string') writeNotes(session, notes);
}
