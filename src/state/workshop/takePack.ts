import { cutWords } from '../../engine/core/plainWords.ts';
import { isEqual } from '../../engine/core/isEqual.ts';
import type { PartDiff } from '../../engine/core/partDiff.ts';
import { BUNDLED_PACKS, type Beside, isBundledId, isOlder } from '../../content/dependencies.ts';
import { MANIFEST_FILE } from '../../content/packFiles.ts';
import { type RawFiles, type RawRow, rowsIn } from '../../content/packRows.ts';
import { rowDiff } from '../../content/rowDiff.ts';
import { loadShipped } from '../../content/making/shipped.ts';
import { gameOf } from '../../content/ownGames.ts';
import type { Pack } from '../../content/pack.ts';
import { isNewerPack } from '../../content/newerPack.ts';
import { type Manifest, manifest as manifestShape } from '../../content/schema/manifest.ts';
import { freeId, idOf } from '../../content/tableIds.ts';
import {
  besidePacks,
  checkOwnPack,
  listOwnPacks,
  type OwnPack,
  type OwnPackProblem,
} from '../../persistence/ownPacks.ts';
import { readPackText } from '../../persistence/ownPackText.ts';
import {
  readShareBytes,
  readShareValue,
  SHARE_MOST,
  type Shared,
  type ShareFileFault,
} from '../../persistence/scenarioShare.ts';
import { decodeShare } from '../../persistence/shareCode.ts';
import { MADE_SYSTEMS } from '../../content/making/systems.ts';
import type { App } from '../base/app.ts';
import { type Packs, packsOf, type RemovedPack } from '../library/ownPacks.ts';
import { dropOffer } from './offers.ts';
import { campaignsNaming, type NamingCampaign } from './packUse.ts';
import { fileManifest } from './sharePack.ts';

/** Why something brings nothing; `cut`: the end of a code is missing; `unfit`: no pack that can be played. */
type ShareRefusal = ShareFileFault | 'cut' | 'unfit';

/** A row as it would be, and what is different inside it. */
interface ChangedRow extends RawRow {
  readonly parts: readonly PartDiff[];
}

/**
 * What would become of the pack that is here under the same id, by the names of its rows. `stranger`: another one made it, or
 * nothing of what is here is in it: two things that are called alike, and no update.
 */
interface Replacing {
  readonly name: string;
  readonly version: string;
  readonly same: boolean;
  readonly fresh: readonly RawRow[];
  readonly stranger: boolean;
  /** Rows that are in both and differ, with what is different inside. */
  readonly changed: readonly ChangedRow[];
  readonly gone: readonly RawRow[];
  /** Campaigns in which some of those that are gone stand. */
  readonly goneIn: readonly NamingCampaign[];
}

/** A row whose id a row of its kind has already. `where`: the pack that has it, null: the app. */
interface AlikeRow extends RawRow {
  readonly where: string | null;
}

/**
 * Something shared, looked at. `missing`: packs that it needs and that are not here; `problems`: with which it cannot be taken
 * before they are. Nothing is stored.
 */
export interface LookedAt {
  readonly kind: 'looked';
  readonly shared: Shared;
  readonly manifest: Manifest;
  readonly rows: readonly RawRow[];
  readonly missing: Shared['about']['needs'];
  readonly problems: readonly OwnPackProblem[];
  readonly replaces: Replacing | null;
  /** Rows that are here under the same id, of the app or of another pack: all packs’ rows stand side by side, under ids of their pack. */
  readonly alike: readonly AlikeRow[];
}
export type Looked =
  | LookedAt
  | {
      readonly kind: 'refused';
      readonly why: ShareRefusal;
      readonly file: string;
      readonly problems: readonly OwnPackProblem[];
      /** What it would have brought, so that those with something wrong are called by their names. */
      readonly rows: readonly RawRow[];
    };

const refuse = (why: ShareRefusal, file = ''): Looked => ({ kind: 'refused', why, file, problems: [], rows: [] });

/** A pack that cannot be played, by what is wrong in its files. */
const unfit = (problems: readonly OwnPackProblem[], files: RawFiles): Looked => ({
  kind: 'refused',
  why: 'unfit',
  file: '',
  problems,
  rows: rowsIn(files),
});

const key = ({ kind, id }: RawRow): string => `${kind}/${id}`;

/** Whether somebody else says to have made it. */
function isStranger({ credits: [mine = ''] }: Manifest, { credits: [theirs = ''] }: Manifest): boolean {
  return mine !== '' && theirs !== '' && mine !== theirs;
}

function replacing(files: RawFiles, here: OwnPack): Replacing {
  const written = readPackText(here.text);
  const before = written.kind === 'pack' ? written.pack.files : {};
  const was = new Map(rowsIn(before).map((row) => [key(row), row]));
  const rows = rowsIn(files);
  const now = new Set(rows.map(key));
  const differs = (row: RawRow) => !isEqual(was.get(key(row))?.value, row.value);
  return {
    name: here.name,
    version: here.pack?.manifest.version ?? '',
    same: isEqual(before, files),
    fresh: rows.filter((row) => !was.has(key(row))),
    changed: rows
      .filter((row) => was.has(key(row)) && differs(row))
      .map((row) => ({ ...row, parts: rowDiff(was.get(key(row))?.value, row.value) })),
    stranger: isStranger(fileManifest(before), fileManifest(files)) || !rows.some((row) => was.has(key(row))),
    gone: [...was.values()].filter((row) => !now.has(key(row))),
    goneIn: [],
  };
}

/** Ids that nothing that is taken may have: it would pass for what is the player’s own or the app’s. */
const RESERVED: ReadonlySet<string> = new Set([...MADE_SYSTEMS.map(({ pack }) => pack), ...Object.keys(BUNDLED_PACKS)]);

/** The manifest under an id that it may have. */
function underOwnId(said: Manifest, title: string): Manifest {
  return RESERVED.has(said.id) ? { ...said, id: freeId(idOf(title), RESERVED) } : said;
}

/** Whether a pack is here and new enough; of one that cannot be played now its problems say why. */
function isHere({ id, version }: Shared['about']['needs'][number], here: readonly OwnPack[]): boolean {
  const own = here.find((each) => each.id === id);
  const there = own?.pack?.manifest.version ?? (isBundledId(id) ? BUNDLED_PACKS[id] : undefined);
  return there === undefined ? own !== undefined : !isOlder(there, version);
}

/** What a pack is looked at beside. `shipped`: all that the app has in the pack’s own game; left out: what it may build on. */
interface LookBeside extends Beside {
  readonly shipped?: Pack | undefined;
}

/** The game of files, which need not be sound. */
const gameOfFiles = (manifest: Pick<Manifest, 'id' | 'ruleset'>, files: RawFiles): string =>
  gameOf({ manifest, retinues: { size: rowsIn(files).filter(({ kind }) => kind === 'retinues').length } });

/** Everything that the app has in the game of these files. Never rejects. */
async function shippedBeside(files: RawFiles): Promise<Pack | undefined> {
  const game = gameOfFiles(fileManifest(files), files);
  const system = MADE_SYSTEMS.find(({ id }) => id === game);
  return system === undefined ? undefined : loadShipped(system.id).catch(() => undefined);
}

/** Rows that the app or another pack of the same game has under the same id. */
function alikeIn(files: RawFiles, manifest: Manifest, beside: LookBeside): readonly AlikeRow[] {
  const game = gameOfFiles(manifest, files);
  const { base, shipped = base !== undefined && gameOf(base) === game ? base : undefined, others } = beside;
  const packs = [
    ...(shipped === undefined ? [] : [{ pack: shipped, where: null }]),
    ...others
      .filter((pack) => pack.manifest.id !== manifest.id && gameOf(pack) === game)
      .map((pack) => ({ pack, where: pack.manifest.name })),
  ];
  return rowsIn(files).flatMap((row) => {
    const found = packs.find(({ pack }) => pack[row.kind].has(row.id));
    return found === undefined ? [] : [{ ...row, where: found.where }];
  });
}

/** Looks at something shared beside the packs that are here, and what it may build on. Stores nothing, never throws. */
export function lookAt({ about, files: brought }: Shared, here: readonly OwnPack[], beside?: LookBeside): Looked {
  if (isNewerPack(brought)) return refuse('newer');
  const read = manifestShape.safeParse(brought[MANIFEST_FILE]);
  if (!read.success) return unfit(checkOwnPack(brought, beside).problems, brought);
  const manifest = underOwnId(read.data, about.title);
  const files = { ...brought, [MANIFEST_FILE]: manifest };
  const missing = about.needs.filter((need) => !isHere(need, here));
  const { pack, problems } = checkOwnPack(files, beside);
  if (pack === null && missing.length === 0) return unfit(problems, files);
  const before = pack === null ? undefined : here.find(({ id }) => id === manifest.id);
  const replaces = before === undefined ? null : replacing(files, before);
  const rows = rowsIn(files);
  const alike = beside === undefined ? [] : alikeIn(files, manifest, beside);
  return { kind: 'looked', shared: { about, files }, manifest, rows, missing, problems, replaces, alike };
}

type Read = Awaited<ReturnType<typeof readShareBytes>>;

async function lookedIn(app: App, found: Read): Promise<Looked> {
  if (found.kind === 'refused') return refuse(found.why, found.file);
  const here = await listOwnPacks(app.ports.durable);
  const [beside, shipped] = await Promise.all([besidePacks(here), shippedBeside(found.shared.files)]);
  const looked = lookAt(found.shared, here ?? [], { ...beside, shipped });
  if (looked.kind === 'refused' || looked.replaces === null) return looked;
  const goneIn = await campaignsNaming(app, looked.manifest.id, looked.replaces.gone);
  return { ...looked, replaces: { ...looked.replaces, goneIn } };
}

/** Reads the code of a link and looks at what it brings. Never rejects. */
export async function lookAtCode(app: App, code: string): Promise<Looked> {
  const decoded = await decodeShare(code);
  return decoded.kind === 'value' ? lookedIn(app, readShareValue(decoded.value)) : refuse(decoded.kind);
}

/** What a pack file is called: a decision table when there is nothing else in it but what tries it. */
function fileKind(files: RawFiles): Shared['about']['kind'] {
  const rows = rowsIn(files);
  const tables = rows.filter(({ kind }) => kind === 'behaviours').length;
  return tables > 0 && rows.every(({ kind }) => kind === 'behaviours' || kind === 'examples') ? 'behaviour' : 'pack';
}

/** A pack file of this app, as something shared. */
function readAsPack(text: string): Read {
  const found = readPackText(text);
  if (found.kind === 'refused') return { kind: 'refused', why: found.newer ? 'newer' : 'foreign', file: '' };
  const { name, savedAt, files } = found.pack;
  const { credits, dependencies } = fileManifest(files);
  const needs = dependencies.map((each) => ({ ...each, name: each.id }));
  const about = { kind: fileKind(files), title: cutWords(name, 80), author: credits[0] ?? '', savedAt, needs };
  return { kind: 'shared', shared: { about, files } };
}

/** Reads a file and looks at what it brings: a shared one, or a pack as it was exported. Never rejects. */
export async function lookAtFile(app: App, file: Blob): Promise<Looked> {
  try {
    if (file.size > SHARE_MOST.file) return refuse('tooLarge');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isText = bytes[0] === '{'.charCodeAt(0);
    return await lookedIn(app, isText ? readAsPack(new TextDecoder().decode(bytes)) : await readShareBytes(bytes));
  } catch {
    return refuse('damaged');
  }
}

/** What came of taking something. `undo` puts everything back as it was; false: it could not. */
export type Taken =
  | { readonly kind: 'taken'; readonly id: string; readonly undo: () => Promise<boolean> }
  | { readonly kind: 'tooLarge' | 'failed' };

/** What was just taken; `opens`: some of it is opened by itself, the rest is chosen for battles. */
export interface TakenNow {
  readonly name: string;
  readonly opens: boolean;
  readonly taken: Extract<Taken, { kind: 'taken' }>;
}

const undoOf =
  ({ removePack, putPackBack }: Packs, id: string, before: RemovedPack | null) =>
  async (): Promise<boolean> =>
    (await removePack(id)) !== null && (before === null || putPackBack(before));

/** Keeps something that was looked at: in place of what is here under its id, or beside it. Never rejects. */
export async function take(app: App, looked: LookedAt, how: 'replace' | 'beside'): Promise<Taken> {
  const { shared, replaces, manifest: said } = looked;
  const packs = packsOf(app);
  const replaced = how === 'replace' && replaces !== null ? await packs.removePack(said.id) : null;
  if (how === 'replace' && replaces !== null && replaced === null) return { kind: 'failed' };
  const stored = await packs.storePack(shared.files);
  if (stored.kind === 'stored') await dropOffer(app, said.id);
  if (stored.kind === 'stored') return { kind: 'taken', id: stored.id, undo: undoOf(packs, stored.id, replaced) };
  if (replaced !== null) await packs.putPackBack(replaced);
  return { kind: stored.kind === 'tooLarge' ? 'tooLarge' : 'failed' };
}
