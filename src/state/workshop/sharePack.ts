import { cutWords } from '../../engine/core/plainWords.ts';
import { FIRST_SYSTEM, isWorkshopId, type MadeSystem } from '../../content/making/systems.ts';
import type { RowKind } from '../../content/pack.ts';
import { MANIFEST_FILE } from '../../content/packFiles.ts';
import {
  namesIn,
  onlyRows,
  type RawFiles,
  type RawRow,
  type RowRef,
  rowsIn,
  withAllTheyNeed,
} from '../../content/packRows.ts';
import { manifest, type Manifest } from '../../content/schema/manifest.ts';
import { documentId } from '../../content/documentId.ts';
import { type SharedOnce, sharedNow } from '../../content/sharedVersion.ts';
import { idOf } from '../../content/tableIds.ts';
import { manifestOf } from '../../content/workshopFiles.ts';
import { listOwnPacks } from '../../persistence/ownPacks.ts';
import { readPackText } from '../../persistence/ownPackText.ts';
import { readSharedBefore, writeSharedBefore } from '../../persistence/sharedBefore.ts';
import { type QrPath, qrPath } from '../../persistence/qrPath.ts';
import { type Shared, shareBytes, type ShareKind, shareValue } from '../../persistence/scenarioShare.ts';
import { partsOf } from '../../persistence/shareParts.ts';
import { encodeShare, shareFits } from '../../persistence/shareCode.ts';
import { WORKSHOP_ID } from '../../persistence/workshopId.ts';
import type { App } from '../base/app.ts';
import { storeFor } from './workshopStore.ts';

export type { QrPath, RowRef, Shared, ShareKind };

/** What of the workshop is shared: one row with all it needs, or everything. */
export type ShareTarget = (RowRef & { readonly system?: MadeSystem }) | 'pack';

const KINDS: Partial<Record<RowKind, ShareKind>> = {
  missions: 'scenario',
  modules: 'module',
  tables: 'table',
  behaviours: 'behaviour',
};

/** The manifest among files; as a pack of one’s own has it at first when there is none. */
export const fileManifest = (files: RawFiles): Manifest => {
  const read = manifest.safeParse(files[MANIFEST_FILE]);
  return read.success ? read.data : manifestOf(WORKSHOP_ID, 'Workshop');
};

const nameOf = (about: string, fallback: string): string => cutWords(about === '' ? fallback : about, 80);

/** Another pack that is here. `ids`: of its rows. */
interface OtherPack {
  readonly name: string;
  readonly ids: ReadonlySet<string>;
}

/** What is said with something shared. `packs`: other packs by id. */
interface Saying {
  readonly author: string;
  readonly savedAt: string;
  readonly packs: ReadonlyMap<string, OtherPack>;
}

/** The rows that are shared; the first is the one that was chosen, if one was. Null: it is not there. */
function rowsFor(files: RawFiles, target: ShareTarget): { one: RawRow | null; rows: readonly RawRow[] } | null {
  if (target === 'pack') return { one: null, rows: rowsIn(files) };
  const rows = withAllTheyNeed(files, [target]);
  const one = rows.find(({ kind, id }) => kind === target.kind && id === target.id);
  return one === undefined ? null : { one, rows };
}

/** The manifest of what is shared: under an id of its own, never that of the workshop. */
function manifestFor(before: Manifest, one: RawRow | null, author: string): Manifest {
  const name = nameOf(one?.name ?? before.name, before.id);
  const id = idOf(one?.id ?? name);
  const isThere = author === '' || before.credits.some((credit) => credit.startsWith(author));
  return {
    ...before,
    id: isWorkshopId(id) ? `shared-${id}` : id,
    name,
    credits: isThere ? before.credits : [author, ...before.credits],
  };
}

/** The manifest without what it builds on for other rows than these alone. */
function needingOnly(said: Manifest, rows: readonly RawRow[], packs: Saying['packs']): Manifest {
  const named = rows.flatMap((row) => [...namesIn(row)]);
  const isNeeded = (id: string): boolean => {
    const ids = packs.get(id)?.ids;
    return ids === undefined || named.some((each) => ids.has(each));
  };
  return { ...said, dependencies: said.dependencies.filter(({ id }) => isNeeded(id)) };
}

/** What is shared of the files of the workshop; null: there is no such row. */
export function sharedOf(files: RawFiles, target: ShareTarget, { author, savedAt, packs }: Saying): Shared | null {
  const found = rowsFor(files, target);
  if (found === null) return null;
  const { one, rows } = found;
  const whole = manifestFor(fileManifest(files), one, author);
  const said = one === null ? whole : needingOnly(whole, rows, packs);
  const needs = said.dependencies.map(({ id, version }) => ({ id, version, name: packs.get(id)?.name ?? id }));
  const kind = one === null ? 'pack' : (KINDS[one.kind] ?? 'pack');
  return {
    about: { kind, title: said.name, author, savedAt, needs },
    files: { ...onlyRows(files, rows), [MANIFEST_FILE]: said },
  };
}

/**
 * The ways in which it can be given. `link` and `qr` null: it is too long for them; `parts`: several QR codes, one after the
 * other, where one is not enough, null: it is, or there would be too many.
 */
export interface ShareWays {
  readonly shared: Shared;
  readonly link: string | null;
  readonly qr: QrPath | null;
  readonly parts: readonly QrPath[] | null;
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The QR codes of the parts of a code; null: there are none, or one cannot be drawn. */
async function partPaths(code: string, origin: string): Promise<readonly QrPath[] | null> {
  const paths = await Promise.all((partsOf(code, origin) ?? []).map((part) => qrPath(origin + part)));
  const drawn = paths.flatMap((path) => path ?? []);
  return drawn.length === 0 || drawn.length < paths.length ? null : drawn;
}

/** Makes something ready to be given. `origin`: the address of the app up to where the code stands. */
export async function waysOf(shared: Shared, origin: string): Promise<ShareWays> {
  const { title, savedAt } = shared.about;
  const bytes = await shareBytes(shared);
  const ways = { shared, fileName: `retinue-${idOf(title)}-${savedAt.slice(0, 10)}.zip`, bytes };
  const encoded = await encodeShare(shareValue(shared));
  if (encoded.kind === 'tooLarge') return { ...ways, link: null, qr: null, parts: null };
  const fits = shareFits(encoded.code, origin);
  const link = fits.link ? fits.url : null;
  if (fits.qr) return { ...ways, link, qr: await qrPath(fits.url), parts: null };
  return { ...ways, link, qr: null, parts: await partPaths(encoded.code, origin) };
}

/** Who a scenario says has written it; empty: it does not say. */
function writerOf({ kind, value }: RawRow): string {
  const plan: unknown =
    kind === 'missions' && typeof value === 'object' && value !== null && Reflect.get(value, 'plan');
  const author: unknown = typeof plan === 'object' && plan !== null ? Reflect.get(plan, 'author') : '';
  return typeof author === 'string' ? author.trim() : '';
}

/**
 * Who made something, as it is known here: who the scenario says has written it; else who the pack says has made it; else
 * who has written all scenarios that go with it and say so.
 */
export function authorIn(files: RawFiles, target: ShareTarget): string {
  const { one, rows } = rowsFor(files, target) ?? { one: null, rows: [] };
  const [writer = '', ...others] = new Set(rows.map(writerOf).filter((name) => name !== ''));
  const own = one === null ? '' : writerOf(one);
  return (own || fileManifest(files).credits[0] || (others.length === 0 ? writer : '')).slice(0, 80);
}

const idsIn = (text: string): ReadonlySet<string> => {
  const written = readPackText(text);
  return new Set(written.kind === 'pack' ? rowsIn(written.pack.files).map(({ id }) => id) : []);
};

const keyOf = (target: ShareTarget): string =>
  target === 'pack'
    ? target
    : [...(target.system === undefined ? [] : [target.system]), target.kind, target.id].join('/');

/** Something shared under the id that it had the last time, with the version that it has by now. */
function versioned(shared: Shared, { pack, version }: SharedOnce): Shared {
  const said = { ...fileManifest(shared.files), id: pack, version };
  return { ...shared, files: { ...shared.files, [MANIFEST_FILE]: said } };
}

/** The workshop as a whole is called by chance, what is in it by itself. */
const packIdOf = ({ id }: Manifest, target: ShareTarget, chance: string): string =>
  target === 'pack' ? documentId(id, chance) : id;

/**
 * What of the workshop is shared, in the ways it can be given; null: it is not there. It has the version after the last one
 * where something in it has changed since, and who shares it is remembered. Never rejects but for a full memory.
 */
export async function shareFromWorkshop(app: App, target: ShareTarget, author: string | null, origin: string) {
  const { durable, now, chance } = app.ports;
  const system = target === 'pack' ? FIRST_SYSTEM : (target.system ?? FIRST_SYSTEM);
  const [files, packs, before] = await Promise.all([
    storeFor(app, system).read(),
    listOwnPacks(durable),
    readSharedBefore(durable),
  ]);
  if (files === null) return null;
  const others = new Map((packs ?? []).map(({ id, name, text }) => [id, { name, ids: idsIn(text) }]));
  const by = cutWords(author ?? (authorIn(files, target) || before.author), 80);
  const shared = sharedOf(files, target, { author: by, savedAt: now(), packs: others });
  if (shared === null) return null;
  const said = fileManifest(shared.files);
  const id = packIdOf(said, target, chance.newSeed());
  const once = sharedNow(shared.files, { pack: id, version: said.version }, before.things[keyOf(target)]);
  const remembered = author === null || author.trim() === '' ? before.author : by;
  const things = { ...before.things, [keyOf(target)]: once };
  await writeSharedBefore(durable, { author: remembered, things }, now());
  return waysOf(versioned(shared, once), origin);
}
