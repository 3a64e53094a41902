import { withoutMarksInJson } from '../../engine/core/plainWords.ts';
import type { ImportCode } from '../../content/importers/refusal.ts';
import { headingOf, parseJson } from '../../persistence/heading.ts';
import { LIBRARY_MOST } from '../../persistence/libraryFile.ts';
import { ownPackShape } from '../../persistence/ownPackText.ts';
import { SHARED_RETINUE } from '../../persistence/sharedRetinue.ts';
import { readLogNow } from '../../persistence/importFile.ts';
import { type BroughtLog, type Conflict, type MergeChoice, bringLog, settle } from './merge.ts';
import type { PackConflict } from './packConflict.ts';
import type { Replaced } from './replace.ts';
import { type Shelves, onShelf } from './shelves.ts';
import { type Brought, type LibraryPorts, type Takers, bringLibrary } from './wholeLibrary.ts';

/** A file with everything, brought. `conflicts`: what differs from what is here, and is left to be decided. */
export type BroughtLibrary = Brought & { readonly conflicts: readonly (Conflict | PackConflict)[] };

/** What a text turned out to be, and what became of it. `retinue`: one that somebody shares. */
type BroughtText =
  | BroughtLog
  | { readonly kind: 'library'; readonly library: BroughtLibrary }
  | { readonly kind: 'retinue'; readonly text: string };

/** The same of a file; `roster`: of another app; `shared`: an archive without one, as scenarios and packs are shared. */
export type BroughtFile = BroughtText | { readonly kind: 'roster' | 'shared'; readonly file: File };

/** Where what is no log goes. */
export type BringPorts = Pick<LibraryPorts, 'durable'> & Pick<Takers, 'settings'>;

const kindOfLog = (format: string): 'battle' | 'campaign' | null =>
  format === 'battle' || format === 'campaign' ? format : null;

/** Takes in one log of a library; false: there was no room for it. */
const taker =
  (shelves: Shelves, kind: 'battle' | 'campaign', conflicts: Conflict[]): Takers['battle'] =>
  async ({ text }) => {
    const brought = await onShelf(shelves, kind, ({ session, naming }) => bringLog(session, naming, text));
    if (brought.kind === 'conflict') conflicts.push(brought.conflict);
    return brought.kind === 'here' || brought.kind === 'same' || brought.kind === 'conflict';
  };

/** Takes in one pack of a library; false: there was no room for it. */
const packTaker =
  ({ packs }: Shelves, conflicts: PackConflict[]): Takers['pack'] =>
  async (pack) => {
    const brought = await (await packs()).bring(pack);
    if (brought.kind === 'conflict') conflicts.push(brought.conflict);
    return brought.kind !== 'full';
  };

/** Takes in everything of a file; what differs from what is here, is left to be decided. */
async function bringEverything(shelves: Shelves, ports: BringPorts, text: string): Promise<BroughtLibrary> {
  const conflicts: Conflict[] = [];
  const ofPacks: PackConflict[] = [];
  const takers = {
    pack: packTaker(shelves, ofPacks),
    battle: taker(shelves, 'battle', conflicts),
    campaign: taker(shelves, 'campaign', conflicts),
    settings: ports.settings,
  };
  await shelves.battles.ports.kind.ready?.(text);
  const readers = {
    battle: (save: string) => readLogNow(shelves.battles.ports.kind, save),
    campaign: await readerOfCampaigns(shelves, text),
  };
  return { ...(await bringLibrary(ports, text, takers, readers)), conflicts: [...ofPacks, ...conflicts] };
}

async function readerOfCampaigns(shelves: Shelves, text: string) {
  if (!text.includes('"campaign"')) return () => ({ kind: 'absent' }) as const;
  const { campaigns } = await shelves.campaigns();
  return (save: string) => readLogNow(campaigns.ports.kind, save);
}

/** Takes in a file of this app, whatever it is. */
export async function bringText(shelves: Shelves, ports: BringPorts, given: string): Promise<BroughtText> {
  const text = withoutMarksInJson(given);
  const top = headingOf(parseJson(text));
  if (top === null) return { kind: 'refused', problems: [] };
  const { format } = top;
  const kind = kindOfLog(format);
  if (kind !== null) return onShelf(shelves, kind, ({ session, naming }) => bringLog(session, naming, text));
  if (format === SHARED_RETINUE) return { kind: 'retinue', text };
  if (format !== 'library') return { kind: 'refused', problems: [] };
  const library = await bringEverything(shelves, ports, text);
  if (library.kind === 'newer') return library;
  return library.kind === 'refused' ? { kind: 'refused', problems: library.problems } : { kind: 'library', library };
}

/** Codes of files that are no roster of any app. */
const NO_ROSTER: ReadonlySet<ImportCode> = new Set<ImportCode>([
  'empty',
  'notText',
  'brokenJson',
  'unknownFormat',
  'tooBig',
]);

/** Whether a text is a pack of this app, as it is exported. */
const isPackText = (text: string): boolean => headingOf(parseJson(text))?.format === ownPackShape.format;

/** What the importers make of it, even if they refuse it: they say more about it. Null: it is nothing that they know. */
async function foreignKind(file: File): Promise<'roster' | 'shared' | null> {
  if (isPackText(await file.text())) return 'shared';
  const { importRoster } = await import('../../content/importers/importRoster.ts');
  const result = importRoster(new Uint8Array(await file.arrayBuffer()), file.name);
  if (!result.ok && result.code === 'noRosterInside') return 'shared';
  return result.ok || !NO_ROSTER.has(result.code) ? 'roster' : null;
}

const isRefusedUnread = (brought: BroughtText): boolean => brought.kind === 'refused' && brought.problems.length === 0;

/** Reads a file that was chosen, and takes it in. Never rejects. */
export async function bringFile(shelves: Shelves, ports: BringPorts, file: File): Promise<BroughtFile> {
  try {
    if (file.size > LIBRARY_MOST) return { kind: 'refused', problems: [] };
    const brought = await bringText(shelves, ports, await file.text());
    const kind = isRefusedUnread(brought) ? await foreignKind(file) : null;
    return kind === null ? brought : { kind, file };
  } catch {
    return { kind: 'refused', problems: [] };
  }
}

/** Does what was decided about a brought log or pack that differs. */
export async function settleConflict(
  shelves: Shelves,
  conflict: Conflict | PackConflict,
  choice: MergeChoice,
): Promise<Replaced> {
  if ('here' in conflict) return (await shelves.packs()).settle(conflict, choice);
  const { subject, text } = conflict;
  return onShelf(shelves, subject.kind, ({ session, naming }) =>
    settle(session, naming, { text, choice, keeper: shelves.keeper }),
  );
}
