import { EntryLog, type LoadedCopy } from '../../persistence/entryLog.ts';
import { type LoadResult, type Loaded, unreadable } from '../../persistence/envelope.ts';
import { inTime } from '../../persistence/inTime.ts';
import { type LoadedLog, loadSlot, rawSlot, stateOf } from '../../persistence/loadSlot.ts';
import type { LogKind, LogTypes } from '../../persistence/logKind.ts';
import { putAside } from '../../persistence/quarantine.ts';
import { type KeptText } from '../../persistence/asideNow.ts';
import { aloneKey } from '../../persistence/slotKeys.ts';
import { storedVersions } from '../../persistence/slotParts.ts';
import { readText } from '../../persistence/textStorage.ts';
import type { OpenPlay } from './openPlay.ts';
import type { PlayPorts } from './playPorts.ts';
import { ARCHIVED, keptAs } from './keptAs.ts';

/** A text that is put aside, and why. */
type Kept = Pick<KeptText, 'why' | 'text'>;

/**
 * The first store has nothing that can be read, and the second has not said what it has. `raw`: what cannot be read, if
 * there is anything; `answered`: resolves once the second has said it.
 */
export interface Silent {
  readonly kind: 'silent';
  readonly raw: string | null;
  readonly answered: Promise<void>;
}

/** A log's two copies, and the one that counts: the higher revision, the live slot if both are equal. */
interface Stored<T extends LogTypes> {
  readonly best: LoadResult<LoadedLog<T>> | Silent;
  /**
   * Texts that must be put aside before anything is written: not all of them can be read, they are of an older version, or
   * they went another way than the one that counts.
   */
  readonly aside: readonly Kept[];
  /** The second copy is as new as the one that counts: changes can be appended to it. */
  readonly logIsWhole: boolean;
  /** Both copies hold what the other does not: while the log went on in one, nobody knew what was in the other. */
  readonly parted: boolean;
  /** Not all of what counts could be read: it is what stands before the damage. */
  readonly torn: boolean;
  /** The second copy, where its store did not answer in time; until then nothing is known of it. */
  readonly late: Promise<LoadedCopy<T>> | null;
}

/** `leftover`: some of what is stored could not be read, and writing the copy anew would remove it. */
interface Torn {
  readonly leftover?: boolean;
}
type Copy<T extends LogTypes> = LoadResult<LoadedLog<T>> & Torn;

/** The second copy is folded only if it is newer than the first, for that takes longer the longer the log is. */
function foldLog<T extends LogTypes>(found: LoadedCopy<T>, slot: Copy<T>, kind: LogKind<T>): Copy<T> {
  if (found.kind !== 'loaded') return found;
  if (slot.kind === 'loaded' && slot.leftover !== true && slot.revision >= found.revision)
    return { ...found, value: { file: found.value, state: found.value.setup, points: [], layout: null } };
  const folded = stateOf(kind, found.value);
  if (!folded.ok) return unreadable(found.raw, folded.problems);
  return { ...found, value: { file: found.value, state: folded.state, points: [], layout: null } };
}

/** How many entries of a copy could be read. */
const lengthOf = <T extends LogTypes>({ value }: Loaded<LoadedLog<T>>): number => value.file.entries.length;

/** Of two copies that can be read, the one that has more; of one that is damaged, so many entries. */
function fuller<T extends LogTypes>(slot: Loaded<LoadedLog<T>> & Torn, log: Loaded<LoadedLog<T>> & Torn): Copy<T> {
  if (slot.leftover === true) return lengthOf(log) >= lengthOf(slot) ? log : slot;
  return log.revision > slot.revision ? log : slot;
}

function better<T extends LogTypes>(slot: Copy<T>, log: Copy<T>): Copy<T> {
  if (slot.kind === 'newer' || log.kind === 'newer') return slot.kind === 'newer' ? slot : log;
  if (slot.kind === 'loaded' && log.kind === 'loaded') return fuller(slot, log);
  if (log.kind === 'loaded') return log;
  return slot.kind === 'absent' ? log : slot;
}

function asideOf(found: LoadResult<unknown> & { readonly leftover?: boolean }): readonly Kept[] {
  const unread = found.kind === 'unreadable' || (found.kind === 'loaded' && found.leftover === true);
  if (unread) return [{ why: 'unreadable', text: found.raw }];
  return found.kind === 'loaded' && found.migratedFrom !== null ? [{ why: 'migrated', text: found.raw }] : [];
}

const replacedBy = (other: LoadResult<unknown>): readonly Kept[] =>
  other.kind === 'loaded' ? [{ why: 'replaced', text: other.raw }] : [];

const revisionOf = (found: LoadResult<unknown>): number => (found.kind === 'loaded' ? found.revision : 0);

/** Whether all that lies in a second copy can be read, and be appended to. */
const isWhole = (log: LoadResult<unknown> & { readonly leftover?: boolean }): boolean =>
  log.kind === 'loaded' && log.migratedFrom === null && log.leftover !== true;

const textOf = <T extends LogTypes>({ entries, redo }: LoadedLog<T>['file']): string => JSON.stringify([entries, redo]);

/** Whether both copies went on from the revision at which the live one was left alone, each its own way. */
function areParted<T extends LogTypes>(slot: LoadResult<LoadedLog<T>>, log: Copy<T>, alone: number): boolean {
  if (slot.kind !== 'loaded' || log.kind !== 'loaded') return false;
  if (slot.revision <= alone || log.revision <= alone) return false;
  return slot.revision !== log.revision || textOf(slot.value.file) !== textOf(log.value.file);
}

/** Since which revision nothing was known of the second copy; null: it was known all the time. */
function aloneSince<T extends LogTypes>({ storage, kind }: PlayPorts<T>, id: string): number | null {
  const text = readText(storage, aloneKey(kind.format, id));
  return text === null ? null : Number(text);
}

/** Both copies are known. */
type Heard<T extends LogTypes> = Stored<T> & { readonly best: LoadResult<LoadedLog<T>> };

function storedOf<T extends LogTypes>(ports: PlayPorts<T>, id: string, slot: Copy<T>, found: LoadedCopy<T>): Heard<T> {
  const log = foldLog(found, slot, ports.kind);
  const best = better(slot, log);
  const alone = aloneSince(ports, id);
  const parted = alone !== null && areParted(slot, log, alone);
  const other = best === slot ? log : slot;
  const aside = [...asideOf(slot), ...asideOf(log), ...(parted ? replacedBy(other) : [])];
  const logIsWhole = isWhole(log) && (best === log || (revisionOf(best) === revisionOf(log) && !parted));
  return { best, aside, logIsWhole, parted, torn: best.leftover === true, late: null };
}

const secondOf = <T extends LogTypes>({ durable, kind }: PlayPorts<T>, id: string): Promise<LoadedCopy<T>> =>
  new EntryLog(durable, id, kind).load();

/** The live copy, once the rules that it needs are here. */
async function slotOf<T extends LogTypes>({ storage, kind }: PlayPorts<T>, id: string): Promise<Copy<T>> {
  if (storedVersions(storage, kind.format, id).length > 0) await kind.ready?.(rawSlot(storage, kind.format, id));
  return loadSlot(storage, id, kind);
}

/** Reads both copies of a log, however long that takes. Rejects only when its rules cannot be fetched. */
export async function readStored<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<Heard<T>> {
  const slot = await slotOf(ports, id);
  return storedOf(ports, id, slot, await secondOf(ports, id));
}

/** The longest that the second store is awaited where the first has nothing to show, in ms. */
const WITHOUT_FIRST_MS = 1_500;

/** What there is while the second copy is not known: the first where it can be read, or nothing yet. */
function withoutSecond<T extends LogTypes>(slot: Copy<T>, late: Promise<LoadedCopy<T>>): Stored<T> {
  const unknown = { logIsWhole: false, parted: false, late };
  if (slot.kind === 'loaded' || slot.kind === 'newer')
    return { ...unknown, best: slot, aside: asideOf(slot), torn: slot.leftover === true };
  const raw = slot.kind === 'unreadable' ? slot.raw : null;
  const answered = late.then(() => undefined);
  return { ...unknown, best: { kind: 'silent', raw, answered }, aside: [], torn: false };
}

/** The same, without waiting long for the second copy. */
export async function readInTime<T extends LogTypes>(ports: PlayPorts<T>, id: string): Promise<Stored<T>> {
  const slot = await slotOf(ports, id);
  const late = secondOf(ports, id);
  const isHere = slot.kind === 'loaded' || slot.kind === 'newer';
  const found = await (isHere ? inTime(late, null) : inTime(late, null, WITHOUT_FIRST_MS));
  return found === null ? withoutSecond(slot, late) : storedOf(ports, id, slot, found);
}

/** Keeps what is about to be overwritten. False: some of it could not be kept, so nothing may be written. */
export async function keepAside<T extends LogTypes>(
  ports: PlayPorts<T>,
  { aside }: Pick<Stored<T>, 'aside'>,
): Promise<boolean> {
  const kept = await Promise.all(aside.map(({ why, text }) => putAside(ports, why, text)));
  for (const { why, text } of aside) if (why === 'migrated') ports.copier?.migrating(ports.kind, text);
  return kept.every(Boolean);
}

/**
 * Brings both copies up to date in the tab that begins to write, after {@link keepAside}. A slot that cannot be built upon
 * is written anew, but for what is archived: its place is the second store. A second copy that is still awaited is met
 * when it comes.
 */
export function catchUp<T extends LogTypes>(play: OpenPlay<T>, stored: Stored<T>): void {
  const { aside, logIsWhole, parted, torn, late } = stored;
  const archived = play.layout === null && aside.length === 0 && play.ports.view.isFinished(play);
  if (play.layout === null && !archived) play.write();
  play.apart = torn ? 'torn' : parted ? 'parted' : play.apart;
  if (late !== null) {
    const from = play.revision;
    play.second.await(late, (copy) => void meetLate(play, copy, from));
    return;
  }
  play.second.heard();
  if (!logIsWhole) {
    play.second.replace();
    return;
  }
  play.second.continueFrom();
  play.publishSave(archived ? ARCHIVED : keptAs(play.first, null, play.apart));
}

/** Takes a log as it is stored in place of what this tab knew of it, and writes from now on. */
export function takeStored<T extends LogTypes>(
  play: OpenPlay<T>,
  { value, revision, savedAt }: Loaded<LoadedLog<T>>,
  stored: Stored<T>,
): void {
  play.adopt({ loaded: value, revision, savedAt });
  play.startWriting();
  catchUp(play, stored);
  play.publish();
}

/**
 * Meets a second copy that came after the log had been opened at the revision `from`. A newer one is taken if nothing was
 * done since; else what is on the table goes on, and the other is put aside before it is written over. What cannot be put
 * aside, or is of a newer app, stays as it is.
 */
async function meetLate<T extends LogTypes>(play: OpenPlay<T>, copy: LoadedCopy<T>, from: number): Promise<void> {
  if (copy.kind === 'newer') return;
  const { ports, meta } = play;
  const stored = storedOf(ports, meta.id, loadSlot(ports.storage, meta.id, ports.kind), copy);
  const parted = stored.parted || revisionOf(copy) > from;
  if (play.revision !== from) {
    const aside = [...asideOf(copy), ...(parted ? replacedBy(copy) : [])];
    if (await mayMeet(play, aside)) catchUp(play, { ...stored, aside, logIsWhole: false, parted });
  } else if (await mayMeet(play, stored.aside)) {
    // Something may have been done while it was put aside.
    if (play.revision !== from) await meetLate(play, copy, from);
    else if (stored.best.kind === 'loaded') takeStored(play, stored.best, stored);
  }
}

/** Keeps what is about to be overwritten; whether the log is still written here then. */
const mayMeet = async <T extends LogTypes>(play: OpenPlay<T>, aside: readonly Kept[]): Promise<boolean> =>
  (await keepAside(play.ports, { aside })) && !play.closed && play.mode === 'writing';
