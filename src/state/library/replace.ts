import { EntryLog } from '../../persistence/entryLog.ts';
import { readLogText } from '../../persistence/importFile.ts';
import { rawSlot } from '../../persistence/loadSlot.ts';
import type { LogTypes } from '../../persistence/logKind.ts';
import { putAside } from '../../persistence/quarantine.ts';
import { slotPrefix } from '../../persistence/slotKeys.ts';
import { removeSlot, storedVersions } from '../../persistence/slotParts.ts';
import { attempt, keysUnder, readText } from '../../persistence/textStorage.ts';
import { joinTabs } from '../../persistence/writingTab.ts';
import type { BackupClock } from './backups.ts';
import { wholeCopy } from './copierOf.ts';
import { OpenPlay } from '../log/openPlay.ts';
import { readStored } from '../log/openStored.ts';
import type { PlayPorts } from '../log/playPorts.ts';
import type { Session } from '../log/session.ts';

/**
 * `unreadable`: the text is no whole log of this kind. `full`: what is here could not be kept first, or there is no room.
 * `newer`: what is here is of a newer version; `newerText`: the text is. `busy`: another tab does not let go. But for `restored` nothing has changed.
 */
export type Replaced = 'restored' | 'unreadable' | 'full' | 'newer' | 'newerText' | 'busy';

/** Whoever keeps a copy of what is about to be replaced. */
export type BeforeKeeper = Pick<BackupClock, 'before'>;

/** What is here now; null: nothing that can be read. `raws`: texts that cannot be read and are kept as they are. */
interface Here<T extends LogTypes> {
  readonly play: OpenPlay<T> | null;
  readonly raws: readonly string[];
}

async function rawsOf<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<readonly string[]> {
  const { format } = ports.kind;
  const slot = storedVersions(ports.storage, format, id).length === 0 ? [] : [rawSlot(ports.storage, format, id)];
  const second = await new EntryLog(ports.durable, id, ports.kind).raw();
  return second === null ? slot : [...slot, second];
}

/** The log of an id as it is here, in memory or stored; `newer`: it is of a newer version. */
export async function hereOf<T extends LogTypes>({ ports, play }: Session<T>, id: string): Promise<Here<T> | 'newer'> {
  if (play?.meta.id === id) return { play, raws: [] };
  const { best, aside } = await readStored(ports, id);
  if (best.kind === 'newer') return 'newer';
  if (best.kind !== 'loaded') return { play: null, raws: await rawsOf(ports, id) };
  const { value, revision, savedAt } = best;
  return { play: new OpenPlay(ports, { loaded: value, revision, savedAt }), raws: aside.map(({ text }) => text) };
}

/** Keeps what is here, as a copy of the ring and beside it. False: it could not. */
async function keepHere<T extends LogTypes>(
  ports: PlayPorts<T>,
  keeper: BeforeKeeper,
  { play, raws }: Here<T>,
): Promise<boolean> {
  const kept = await Promise.all(raws.map((text) => putAside(ports, 'replaced', text)));
  if (!kept.every(Boolean)) return false;
  if (play === null) return true;
  const subject = { kind: ports.kind.format, id: play.meta.id };
  const whole = wholeCopy(play);
  const copied = await keeper.before(subject, () => whole);
  return (await putAside(ports, 'replaced', whole.text)) || copied !== 'failed';
}

/** Stores a log over what is there, the second copy first. False: neither store took it, and what was there is back. */
async function writeOver<T extends LogTypes>(play: OpenPlay<T>): Promise<boolean> {
  const { storage, kind } = play.ports;
  const { id } = play.meta;
  const before = keysUnder(storage, slotPrefix(kind.format, id)).map((key) => [key, readText(storage, key)] as const);
  const second = await play.log.replace(play.text(), play.summaryText());
  removeSlot(storage, kind.format, id);
  if (play.write() === null || second === 'stored') return true;
  for (const [key, text] of before) attempt(() => storage.write(key, text ?? ''));
  return false;
}

/**
 * Puts the log of a file in the place of the one here with its id; if that is open, it is closed. What was here is kept
 * before, in the ring of copies and beside. `keep`: the copies are made by it.
 */
export async function replaceStored<T extends LogTypes>(
  session: Session<T>,
  keeper: BeforeKeeper,
  text: string,
): Promise<Replaced> {
  const { ports } = session;
  const found = await readLogText(ports.kind, text);
  if (found.kind !== 'loaded') return found.kind === 'newer' ? 'newerText' : 'unreadable';
  const { file, state } = found.value;
  const here = await hereOf(session, file.id);
  if (here === 'newer') return 'newer';
  if (!(await keepHere(ports, keeper, here))) return 'full';
  if (session.play?.meta.id === file.id) await session.close();
  const revision = Math.max(found.revision, here.play?.revision ?? 0) + 1;
  const opening = { loaded: { file, state, points: [], layout: null }, revision, savedAt: found.savedAt };
  return whileWriting(ports, file.id, async () => {
    const play = new OpenPlay(ports, opening);
    if (!(await writeOver(play))) return 'full';
    ports.copier?.saved(play);
    return 'restored';
  });
}

/** Does something as the tab that writes a log; other tabs read on, and find what was done. */
async function whileWriting<T extends LogTypes>(
  { tabs, kind }: PlayPorts<T>,
  id: string,
  act: () => Promise<Replaced>,
): Promise<Replaced> {
  const seat = joinTabs(tabs, kind.format, id, () => undefined);
  await seat.settled;
  try {
    return seat.role() === 'writing' || (await seat.takeOver()) ? await act() : 'busy';
  } finally {
    seat.leave();
  }
}
