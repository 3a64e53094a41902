import { FIRST_SYSTEM, placeOf } from '../../content/making/systems.ts';
import type { RowKind } from '../../content/pack.ts';
import { namesIn } from '../../content/packRows.ts';
import { type Subject, subjectOfCopy } from '../../persistence/backupRing.ts';
import { dropCopies, goneCopies, noteGone } from '../../persistence/goneCopies.ts';
import { REMOVED_PACK } from '../../persistence/ownPacks.ts';
import { readPackText } from '../../persistence/ownPackText.ts';
import { dropAllRemoved, dropRemoved, isOver, type KeptThing, readBin } from '../../persistence/removedThings.ts';
import type { App } from '../base/app.ts';
import { part } from '../base/part.ts';
import { useApp } from '../base/useApp.ts';
import { bringRowBack, type RowBack } from '../workshop/rowsBack.ts';
import { type Replaced, safetyOf } from './dataSafety.ts';
import { hereIn } from './lostSaves.ts';
import { packsOf } from './ownPacks.ts';

/** What can be removed and brought back: rows of the workshop, packs with the war bands in them, battles and campaigns. */
export type BinKind = RowKind | typeof REMOVED_PACK | Subject['kind'];

/** Something in the bin. `key`: where it is; `name` '': it has none. */
export interface BinItem {
  readonly key: string;
  readonly kind: BinKind;
  readonly id: string;
  readonly name: string;
  readonly removedAt: string;
}

/** What came of bringing something back; `name`: as it is called now. But for `back` nothing has changed; `gone`: it is no longer kept. */
export type BroughtBack =
  | { readonly kind: 'back'; readonly name: string }
  | { readonly kind: 'gone' | 'tooLarge' | 'failed' | 'astray' }
  | { readonly kind: 'replaced'; readonly why: Exclude<Replaced, 'restored'> };

/** What was removed, for the days that it is kept. */
export interface Bin {
  /** All of it, the last first; what has been kept for all its days is let go of. Never rejects. */
  readonly list: () => Promise<readonly BinItem[]>;
  /** Puts something back where it was, beside another that has its id by now. Never rejects. */
  readonly bringBack: (item: BinItem, copyName: (name: string) => string) => Promise<BroughtBack>;
  /** Lets go of everything for good. False: not of all of it. Never rejects. */
  readonly empty: () => Promise<boolean>;
}

const isLog = (kind: string): kind is Subject['kind'] => kind === 'battle' || kind === 'campaign';

/** What something kept is, of whichever pack of the workshop; null: it is nothing that is brought back. */
const kindOf = (kept: string): BinKind | null =>
  isLog(kept) || kept === REMOVED_PACK ? kept : (placeOf(kept)?.kind ?? null);

/** Lets go of what has been kept for all its days, and gives what is left. */
async function swept(app: App): Promise<readonly KeptThing[]> {
  const now = app.ports.now();
  const all = await readBin(app.ports);
  const over = all.filter(({ removedAt }) => isOver(removedAt, now));
  await dropRemoved(
    app.ports,
    over.map(({ key }) => key),
  );
  return all.filter((thing) => !over.includes(thing));
}

/** Battles and campaigns whose copies are kept since they were removed. Those noted without a time begin their days now. */
async function goneLogs({ ports: { storage, durable, now } }: App): Promise<readonly BinItem[]> {
  const all = await goneCopies(durable, await hereIn(storage, durable));
  const undated = all.filter(({ goneAt }) => goneAt === '');
  await Promise.all(undated.map(({ copy }) => noteGone(durable, copy.subject, now())));
  const over = all.filter(({ goneAt }) => isOver(goneAt, now()));
  await dropCopies(
    durable,
    over.map(({ copy }) => copy.subject),
  );
  return all
    .filter((gone) => !over.includes(gone))
    .map(({ copy: { key, subject, title, at }, goneAt }) => ({
      key,
      kind: subject.kind,
      id: subject.id,
      name: title,
      removedAt: goneAt === '' ? at : goneAt,
    }));
}

/** Examples of decision tables come and go with these. */
const isShown = ({ kind }: KeptThing): boolean => kind !== 'examples';

async function listed(app: App): Promise<readonly BinItem[]> {
  const [things, logs] = await Promise.all([swept(app), goneLogs(app)]);
  const items = things.filter(isShown).flatMap(({ key, kind: kept, id, name, removedAt }): readonly BinItem[] => {
    const kind = kindOf(kept);
    return kind === null ? [] : [{ key, kind, id, name, removedAt }];
  });
  return [...items, ...logs].toSorted((a, b) => b.removedAt.localeCompare(a.removedAt));
}

const ofRow = (done: RowBack): BroughtBack =>
  done.kind === 'stored' ? { kind: 'back', name: done.name } : { kind: done.kind };

const ofLog = (done: Replaced, name: string): BroughtBack =>
  done === 'restored' ? { kind: 'back', name } : { kind: 'replaced', why: done };

/** Puts a pack back as it was; under an id of its own where another has its id by now. */
async function packBack(app: App, { id, name, value }: KeptThing): Promise<BroughtBack> {
  const text = typeof value === 'string' ? value : '';
  const packs = packsOf(app);
  if (await packs.putPackBack({ id, name, text })) return { kind: 'back', name };
  const read = readPackText(text);
  if (read.kind !== 'pack') return { kind: 'failed' };
  const { kind } = await packs.storePack(read.pack.files);
  if (kind === 'stored') return { kind: 'back', name };
  return { kind: kind === 'tooLarge' ? 'tooLarge' : 'failed' };
}

/** What was removed with a decision table. */
const alongWith = (all: readonly KeptThing[], { kind, id, removedAt }: KeptThing): readonly KeptThing[] =>
  kind === 'behaviours'
    ? all.filter((each) => each.kind === 'examples' && each.removedAt === removedAt && namesIn(each).has(id))
    : [];

async function thingBack(app: App, item: BinItem, copyName: (name: string) => string): Promise<BroughtBack> {
  const all = await readBin(app.ports);
  const thing = all.find(({ key }) => key === item.key);
  if (thing === undefined) return { kind: 'gone' };
  const along = alongWith(all, thing);
  const done = await backOf(app, { item, thing, along }, copyName);
  if (done.kind === 'back')
    await dropRemoved(
      app.ports,
      [thing, ...along].map(({ key }) => key),
    );
  return done;
}

type Taken = { readonly item: BinItem; readonly thing: KeptThing; readonly along: readonly KeptThing[] };

async function backOf(app: App, { item, thing, along }: Taken, copyName: (name: string) => string) {
  const { kind } = item;
  if (kind === REMOVED_PACK) return packBack(app, thing);
  if (!isLog(kind)) {
    const system = placeOf(thing.kind)?.system ?? FIRST_SYSTEM;
    return ofRow(await bringRowBack(app, { ...thing, kind, system, along }, copyName));
  }
  return ofLog(await safetyOf(app).restoreText(kind, typeof thing.value === 'string' ? thing.value : ''), thing.name);
}

const isCopy = ({ key }: BinItem): boolean => subjectOfCopy(key) !== null;

/** Restores the newest copy that can be read. */
async function copyBack(app: App, { key, name }: BinItem): Promise<BroughtBack> {
  const safety = safetyOf(app);
  const subject = subjectOfCopy(key);
  const copy = subject === null ? null : await safety.newest(subject);
  return copy === null ? { kind: 'gone' } : ofLog(await safety.restore(copy.key), name);
}

async function emptied(app: App): Promise<boolean> {
  const { storage, durable } = app.ports;
  const gone = await goneCopies(durable, await hereIn(storage, durable));
  const done = await Promise.all([
    dropAllRemoved(app.ports),
    dropCopies(
      durable,
      gone.map(({ copy }) => copy.subject),
    ),
  ]);
  return done.every(Boolean);
}

/** What was removed in an app. */
export const binOf = part((app): Bin => ({
  list: () => listed(app),
  bringBack: (item, copyName) => (isCopy(item) ? copyBack(app, item) : thingBack(app, item, copyName)),
  empty: () => emptied(app),
}));

/** What was removed in the app that a component stands in. */
export const useBin = (): Bin => binOf(useApp());
