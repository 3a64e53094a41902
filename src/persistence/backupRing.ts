import * as z from 'zod/mini';
import type { DurableStore, Pair } from './durableStore.ts';
import { parseJson } from './heading.ts';
import { readPairs } from './summaries.ts';
import { textBytes } from './textBytes.ts';
import { byAge, overCap, surplusOf } from './thinCopies.ts';

/** What copies are made of: one campaign or one battle. */
export interface Subject {
  readonly kind: 'battle' | 'campaign';
  readonly id: string;
}

/** `before`: what was here before something else took its place. `removed`: before it was deleted. */
export type WhyCopied = 'time' | 'milestone' | 'before' | 'removed';

/** The figures of a copy, for one sentence about it. Names are the subject's own: `entries`, `turningPoint`, `operatives`. */
export type Figures = Readonly<Record<string, string | number | boolean | null>>;

/** A whole file that is to be copied. */
export interface WholeCopy {
  readonly text: string;
  readonly revision: number;
  readonly title: string;
  readonly line: Figures;
}

/** A copy without its text. `bytes` of the text in UTF-8. */
export interface CopyHead extends Omit<WholeCopy, 'text'> {
  readonly key: string;
  readonly subject: Subject;
  readonly at: string;
  readonly why: WhyCopied;
  readonly bytes: number;
}

/** `same`: the newest copy is this text already. `failed`: it could not be written, or was read back otherwise. */
export type CopyOutcome = 'kept' | 'same' | 'failed';

/** Where copies are kept. */
export interface RingPorts {
  readonly durable: DurableStore;
  readonly now: () => string;
}

const TEXTS = 'ring/';
const HEADS = 'ring-head/';
/** Where copies stand, and what is said of them. */
export const RING = { texts: TEXTS, heads: HEADS } as const;
const CAP = 20_000_000;
const LINE_MOST = 2_000;

const headKey = (key: string): string => HEADS + key.slice(TEXTS.length);
/** Where a subject stands under each of them. */
export const subjectPath = ({ kind, id }: Subject): string => `${kind}/${id}/`;

/** What stands beside a copy. */
export const headText = z.object({
  at: z.string(),
  why: z.enum(['time', 'milestone', 'before', 'removed']),
  revision: z.int(),
  title: z.string(),
  line: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  bytes: z.int(),
});

const KEY = /^(?<kind>battle|campaign)\/(?<id>[\w-]{1,64})\/(?<at>[^/]*)-(?<revision>\d+)$/;

/** What the key says counts; a head that cannot be read only leaves out the rest. */
function headOf([stored, text]: Pair): readonly CopyHead[] {
  const path = stored.slice(HEADS.length);
  const { kind, id, at, revision } = KEY.exec(path)?.groups ?? {};
  if ((kind !== 'battle' && kind !== 'campaign') || id === undefined || at === undefined) return [];
  const place = { key: TEXTS + path, subject: { kind, id } } as const;
  const found = headText.safeParse(parseJson(text));
  if (found.success) return [{ ...found.data, ...place }];
  return [{ ...place, at, why: 'time', revision: Number(revision), title: '', line: {}, bytes: 0 }];
}

/** What a copy is of, by its key; null: it is no key of a copy. */
export function subjectOfCopy(key: string): Subject | null {
  const { kind, id } = (key.startsWith(TEXTS) ? KEY.exec(key.slice(TEXTS.length)) : null)?.groups ?? {};
  return id !== undefined && (kind === 'battle' || kind === 'campaign') ? { kind, id } : null;
}

/** All copies, or those of one subject, newest first, without reading their texts. Never rejects. */
export async function listCopies(durable: DurableStore, of: Subject | null = null): Promise<readonly CopyHead[]> {
  const pairs = await readPairs(durable, HEADS + (of === null ? '' : subjectPath(of)));
  return pairs.flatMap(headOf).toSorted(byAge);
}

async function readOne(durable: DurableStore, key: string): Promise<string | null> {
  const pairs = await readPairs(durable, key);
  return pairs.find(([found]) => found === key)?.[1] ?? null;
}

/** The text of a copy by its key; null when there is none or it cannot be read. Never rejects. */
export const readCopy = (durable: DurableStore, key: string): Promise<string | null> =>
  key.startsWith(TEXTS) ? readOne(durable, key) : Promise.resolve(null);

const committed = (durable: DurableStore, change: Parameters<DurableStore['commit']>[0]): Promise<boolean> =>
  durable.commit(change).then(
    () => true,
    () => false,
  );

const headPair = ({ key, subject: _subject, ...said }: CopyHead): Pair => [headKey(key), JSON.stringify(said)];

const remove = (durable: DurableStore, copies: readonly CopyHead[]): Promise<boolean> =>
  committed(durable, { remove: copies.flatMap(({ key }) => [key, headKey(key)]) });

/** Writes a copy and compares what comes back; what came back otherwise is no copy and is removed. */
async function writeCopy(durable: DurableStore, head: CopyHead, text: string): Promise<boolean> {
  const pair = headPair(head);
  if (!(await committed(durable, { add: [[head.key, text], pair] }))) return false;
  const back = [await readOne(durable, head.key), await readOne(durable, pair[0])];
  if (back[0] === text && back[1] === pair[1]) return true;
  await remove(durable, [head]);
  return false;
}

/** Whether the newest copy is this text. One that time made and that is a milestone now is called so from then on. */
async function isSame(durable: DurableStore, newest: CopyHead | undefined, made: CopyHead, text: string) {
  if (newest === undefined || newest.bytes !== made.bytes) return false;
  if ((await readOne(durable, newest.key)) !== text) return false;
  if (newest.why === 'time' && made.why !== 'time')
    await committed(durable, { put: [headPair({ ...newest, why: made.why })] });
  return true;
}

const keyOf = (of: Subject, at: string, revision: number): string =>
  `${TEXTS}${subjectPath(of)}${at}-${String(revision).padStart(10, '0')}`;

/** A time whose key no copy has: two in one millisecond stand a millisecond apart. */
function freeTime(of: Subject, revision: number, at: string, taken: readonly CopyHead[]): string {
  if (!taken.some(({ key }) => key === keyOf(of, at, revision))) return at;
  return freeTime(of, revision, new Date(Date.parse(at) + 1).toISOString(), taken);
}

const thinnable = (copy: CopyHead) => ({ ...copy, subject: subjectPath(copy.subject), copy });

/** Removes what is too much, in one transaction; what could not be removed goes the next time. */
async function thin(durable: DurableStore, subject: Subject): Promise<void> {
  const surplus = surplusOf((await listCopies(durable, subject)).map(thinnable));
  const gone = new Set(surplus.map(({ key }) => key));
  const left = (await listCopies(durable)).map(thinnable).filter(({ key }) => !gone.has(key));
  const all = [...surplus, ...overCap(left, CAP)];
  if (all.length > 0)
    await remove(
      durable,
      all.map(({ copy }) => copy),
    );
}

const shortLine = (line: Figures): Figures => (JSON.stringify(line).length > LINE_MOST ? {} : line);

/**
 * Keeps a whole file in the ring: written, read back, compared; then the ring is thinned to 12 copies of a subject and
 * 20 MB in all. The only copy of a subject is never removed. Never rejects.
 */
export async function keepCopy(
  { durable, now }: RingPorts,
  subject: Subject,
  why: WhyCopied,
  { text, revision, title, line }: WholeCopy,
): Promise<CopyOutcome> {
  const copies = await listCopies(durable, subject);
  const at = freeTime(subject, revision, now(), copies);
  const key = keyOf(subject, at, revision);
  const head = { key, subject, at, why, revision, title, line: shortLine(line), bytes: textBytes(text) };
  if (headOf([headKey(key), '']).length === 0) return 'failed';
  if (await isSame(durable, copies[0], head, text)) return 'same';
  if (!(await writeCopy(durable, head, text))) return 'failed';
  await thin(durable, subject);
  return 'kept';
}
