import { inTime } from '../../persistence/inTime.ts';
import { removeSlot } from '../../persistence/slotParts.ts';
import type { OpenPlay } from './openPlay.ts';
import type { LogTypes } from '../../persistence/logKind.ts';

/**
 * Moves what is finished whole to the second store and leaves its summary. The live slot is removed only after the text
 * has been read back; whatever fails or does not answer, it stays.
 */
export async function archivePlay<T extends LogTypes>(play: OpenPlay<T>): Promise<void> {
  if (play.mode !== 'writing' || !play.ports.view.isFinished(play)) return;
  if (play.second.isUnheard) return;
  const text = play.text();
  if ((await inTime(play.log.replace(text, play.summaryText(true)), 'failed')) !== 'stored') return;
  if (!(await inTime(play.log.holds(text), false))) return;
  removeSlot(play.ports.storage, play.ports.kind.format, play.meta.id);
  play.writeSummary(true);
}
