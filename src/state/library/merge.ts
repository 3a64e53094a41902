import { type LogComparison, compareLogs } from '../../persistence/compareLogs.ts';
import type { SaveProblem } from '../../persistence/envelope.ts';
import { readLogNow, readLogText } from '../../persistence/importFile.ts';
import type { LogFile, LogTypes, Signature } from '../../persistence/logKind.ts';
import { stateOf } from '../../persistence/loadSlot.ts';
import { newId } from '../../persistence/newId.ts';
import type { Subject } from './backups.ts';
import { OpenPlay } from '../log/openPlay.ts';
import type { PlayPorts } from '../log/playPorts.ts';
import { type BeforeKeeper, type Replaced, hereOf, replaceStored } from './replace.ts';
import type { Session } from '../log/session.ts';

export type { LogComparison };

/**
 * A brought log whose id is here already, and differs. `comparison` null: what is here cannot be read. `text`: the whole
 * file of it.
 */
export interface Conflict {
  readonly subject: Subject;
  readonly title: string;
  readonly text: string;
  readonly comparison: LogComparison | null;
}

/** What became of one brought log. `here`: it is stored. `same`: it was here already, as it is. But for `here` nothing has changed. */
export type BroughtLog =
  | { readonly kind: 'here' | 'same'; readonly subject: Subject; readonly title: string }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  | { readonly kind: 'full' }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'refused'; readonly problems: readonly SaveProblem[] };

/** The title of a log, and the same log under another one; campaigns have theirs in the state. */
export interface Naming<T extends LogTypes> {
  readonly titleOf: (file: LogFile<T>, state: T['state']) => string;
  readonly rename: (file: LogFile<T>, title: string, made: Signature & { readonly at: string }) => LogFile<T>;
}

interface Found<T extends LogTypes> {
  readonly file: LogFile<T>;
  readonly state: T['state'];
  readonly revision: number;
  readonly savedAt: string;
}

async function store<T extends LogTypes>(ports: PlayPorts<T>, { file, state, revision, savedAt }: Found<T>) {
  const play = new OpenPlay(ports, { loaded: { file, state, points: [], layout: null }, revision, savedAt });
  const fault = play.write();
  const second = await play.log.replace(play.text(), play.summaryText());
  if (fault !== null && second !== 'stored') return false;
  ports.copier?.saved(play);
  return true;
}

/** Compares what a file brought with what is here; both are read as files, so that only what they say counts. */
function compared<T extends LogTypes>(here: OpenPlay<T>, { savedAt, revision, file }: Found<T>) {
  const mine = readLogNow(here.ports.kind, here.text());
  if (mine.kind !== 'loaded') return null;
  return compareLogs(
    { savedAt: mine.savedAt, revision: mine.revision, data: mine.value.file },
    { savedAt, revision, data: file },
  );
}

/** Takes the log of a file in; one whose id is here already is only compared, and left to be decided. */
export async function bringLog<T extends LogTypes>(
  session: Session<T>,
  naming: Naming<T>,
  text: string,
): Promise<BroughtLog> {
  const { ports } = session;
  const read = await readLogText(ports.kind, text);
  if (read.kind === 'newer') return { kind: 'newer', version: read.version };
  if (read.kind !== 'loaded') return { kind: 'refused', problems: read.kind === 'absent' ? [] : read.problems };
  const found = { ...read.value, revision: read.revision, savedAt: read.savedAt };
  const subject = { kind: ports.kind.format, id: found.file.id };
  const title = naming.titleOf(found.file, found.state);
  return takeIn(session, found, { subject, title, text });
}

async function takeIn<T extends LogTypes>(
  session: Session<T>,
  found: Found<T>,
  { subject, title, text }: Omit<Conflict, 'comparison'>,
): Promise<BroughtLog> {
  const here = await hereOf(session, subject.id);
  if (here !== 'newer' && here.play === null && here.raws.length === 0)
    return (await store(session.ports, found)) ? { kind: 'here', subject, title } : { kind: 'full' };
  const comparison = here === 'newer' || here.play === null ? null : compared(here.play, found);
  if (comparison?.kind === 'same') return { kind: 'same', subject, title };
  return { kind: 'conflict', conflict: { subject, title, text, comparison } };
}

/** `mine`: what is here stays. `theirs`: the file takes its place. `both`: the file is stored beside, under another id and name. */
export type MergeChoice = 'mine' | 'theirs' | 'both';

const NUMBERED = / \((?<number>\d+)\)$/;

/** A title that says it is another one: with a number after it, from 2 on. */
export function otherTitle(title: string): string {
  const number = Number(NUMBERED.exec(title)?.groups?.['number'] ?? 1);
  return `${title.replace(NUMBERED, '')} (${number + 1})`;
}

/** Stores the log of a file beside the one here, under a new id and another title. Returns the id; null: no room. */
async function storeBeside<T extends LogTypes>(
  ports: PlayPorts<T>,
  naming: Naming<T>,
  text: string,
): Promise<Replaced> {
  const read = await readLogText(ports.kind, text);
  if (read.kind !== 'loaded') return 'unreadable';
  const { file, state } = read.value;
  const made = { ...ports.sign(), at: ports.now() };
  const renamed = { ...naming.rename(file, otherTitle(naming.titleOf(file, state)), made), id: newId() };
  const folded = stateOf(ports.kind, renamed);
  if (!folded.ok) return 'unreadable';
  const { revision, savedAt } = read;
  const stored = await store(ports, { file: renamed, state: folded.state, revision: revision + 1, savedAt });
  return stored ? 'restored' : 'full';
}

/** Does what was decided about a brought log. */
export function settle<T extends LogTypes>(
  session: Session<T>,
  naming: Naming<T>,
  { text, choice, keeper }: { readonly text: string; readonly choice: MergeChoice; readonly keeper: BeforeKeeper },
): Promise<Replaced> {
  switch (choice) {
    case 'mine':
      return Promise.resolve('restored');
    case 'theirs':
      return replaceStored(session, keeper, text);
    case 'both':
      return storeBeside(session.ports, naming, text);
  }
}
