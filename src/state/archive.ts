import { writeSummary } from '../persistence/battleIndex.ts';
import { removeSlot } from '../persistence/slotKeys.ts';
import type { OpenPlay } from './openPlay.ts';

/**
 * Moves a finished battle whole to the second store and leaves its summary. The live slot is removed only after the text
 * has been read back; whatever fails, it stays.
 */
export async function archivePlay(play: OpenPlay): Promise<void> {
  if (play.mode !== 'writing' || play.state.result === null) return;
  const text = play.text();
  if ((await play.log.replace(text, play.summaryText(true))) !== 'stored') return;
  if (!(await play.log.holds(text))) return;
  removeSlot(play.ports.storage, play.meta.id);
  writeSummary(play.ports.storage, play.summary(true));
}
