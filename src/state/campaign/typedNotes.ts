import type { OpenPlay } from '../log/openPlay.ts';
import type { CampaignLog } from '../../persistence/campaignFile.ts';
import { TypedTexts } from '../../persistence/typedTexts.ts';
import type { CampaignSession } from './campaignSession.ts';

const placeOf = ({ meta }: OpenPlay<CampaignLog>): string => `campaign/${meta.id}/notes`;

const textsOf = ({ campaigns: { ports } }: CampaignSession): TypedTexts => new TypedTexts(ports.storage, ports.now);

/**
 * Parks the notes that are being typed, for they come into the log only when the hand rests. False: they could not
 * be, or another tab writes the campaign.
 */
export function parkNotes(session: CampaignSession, notes: string): boolean {
  const { open } = session;
  if (open.mode === 'reading') return false;
  if (notes !== open.state.notes) return textsOf(session).put(placeOf(open), notes);
  textsOf(session).drop(placeOf(open));
  return true;
}

/** Writes notes into the campaign; they are no longer parked. */
export function writeNotes(session: CampaignSession, notes: string): void {
  const isWritten = notes === session.open.state.notes || session.dispatch({ type: 'setNotes', notes }) === null;
  if (isWritten) textsOf(session).drop(placeOf(session.open));
}

/** Writes the notes that were parked when the page was left. */
export function takeUpNotes(session: CampaignSession): void {
  const notes = textsOf(session).read(placeOf(session.open));
  if (typeof notes === 'string') writeNotes(session, notes);
}
