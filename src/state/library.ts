import { EntryLog } from '../persistence/entryLog.ts';
import { storedSummaries } from '../persistence/summaries.ts';
import type { Unusable } from '../persistence/envelope.ts';
import { readBattleText } from '../persistence/exportFile.ts';
import { rawSlot } from '../persistence/loadSlot.ts';
import { newId } from '../persistence/newId.ts';
import { putAside } from '../persistence/quarantine.ts';
import { removeSlot, storedIds } from '../persistence/slotKeys.ts';
import type { StoreFault } from '../persistence/textStorage.ts';
import { type GamePorts, OpenPlay } from './openPlay.ts';
import { readStored } from './openStored.ts';

/** `unsaved`: the file is good, but neither store took it. */
export type ImportOutcome =
  | { readonly kind: 'imported'; readonly id: string }
  | { readonly kind: 'unsaved'; readonly cause: StoreFault }
  | Unusable;

/** A text to be offered as a file. */
export interface ExportedFile {
  readonly fileName: string;
  readonly text: string;
}

async function isTaken({ storage, durable }: GamePorts, id: string): Promise<boolean> {
  return storedIds(storage).includes(id) || (await storedSummaries(durable)).has(id);
}

/** Stores a battle out of a file beside the others; one whose id is in use gets a new one. */
export async function importInto(ports: GamePorts, text: string): Promise<ImportOutcome> {
  const found = readBattleText(text, ports.rules.decider.evolve);
  if (found.kind === 'absent') return { kind: 'unreadable', raw: text, problems: [] };
  if (found.kind !== 'loaded') return found;
  const { file, state } = found.value;
  const id = (await isTaken(ports, file.id)) ? newId() : file.id;
  const loaded = { file: { ...file, id }, state, points: [], layout: null };
  const play = new OpenPlay(ports, { loaded, revision: found.revision, savedAt: found.savedAt });
  const save = play.write();
  const second = await play.log.replace(play.text(), play.summaryText());
  return save.kind === 'unsaved' && second !== 'stored'
    ? { kind: 'unsaved', cause: save.cause }
    : { kind: 'imported', id };
}

function fileOf(title: string, savedAt: string, text: string): ExportedFile {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return { fileName: `retinue-${slug === '' ? 'battle' : slug}-${savedAt.slice(0, 10)}.json`, text };
}

/** An open battle as a file. */
export const exportPlay = (play: OpenPlay): ExportedFile => fileOf(play.meta.title, play.savedAt, play.text());

/** A stored battle as a file; its raw text when it cannot be read; null when there is none. */
export async function exportStored(ports: GamePorts, id: string): Promise<ExportedFile | null> {
  const { best } = await readStored(ports, id);
  if (best.kind === 'absent') return null;
  if (best.kind !== 'loaded') return fileOf(`unread-${id}`, ports.now(), best.raw);
  return exportPlay(new OpenPlay(ports, { loaded: best.value, revision: best.revision, savedAt: best.savedAt }));
}

/** Removes a battle after its text was put aside. False: it could not be kept, and nothing was removed. */
export async function discardStored(ports: GamePorts, id: string): Promise<boolean> {
  const log = new EntryLog(ports.durable, id);
  const second = await log.raw();
  const texts = [rawSlot(ports.storage, id), ...(second === null ? [] : [second])];
  const kept = await Promise.all(texts.map((text) => putAside(ports, 'discarded', text)));
  if (!kept.every(Boolean)) return false;
  await log.remove();
  removeSlot(ports.storage, id);
  return true;
}
