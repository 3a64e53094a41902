import type { LogTypes } from '../../persistence/logKind.ts';
import { storedVersions } from '../../persistence/slotParts.ts';
import { joinTabs } from '../../persistence/writingTab.ts';
import { archivePlay } from './archive.ts';
import { OpenPlay } from './openPlay.ts';
import { keepAside, readInTime } from './openStored.ts';
import type { PlayPorts } from './playPorts.ts';

/** Moves a stored one that is not open here, if it is finished and no other tab has it. */
export async function archiveStored<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<void> {
  if (storedVersions(ports.storage, ports.kind.format, id).length === 0) return;
  const seat = joinTabs(ports.tabs, ports.kind.format, id, () => undefined);
  await seat.settled;
  const stored = seat.role() === 'writing' ? await readInTime(ports, id) : null;
  if (stored?.best.kind === 'loaded' && stored.late === null && (await keepAside(ports, stored))) {
    const { value, revision, savedAt } = stored.best;
    const play = new OpenPlay(ports, { loaded: value, revision, savedAt });
    play.mode = 'writing';
    await archivePlay(play);
  }
  seat.leave();
}
