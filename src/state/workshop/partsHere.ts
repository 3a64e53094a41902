import { joinParts, partText, readPart, type SharePart } from '../../persistence/shareParts.ts';
import type { App } from '../base/app.ts';

const PARTS = 'shareParts/';
const keyOf = ({ whole, index }: SharePart): string => `${PARTS}${whole}/${index}/`;

/** What has come of a code that is given in several parts: which are here, of how many; `code`: all of it, null: not yet. */
export interface PartsHere {
  readonly here: readonly number[];
  readonly count: number;
  readonly code: string | null;
}

/**
 * Keeps one part of a code beside those that came before, also in other tabs, and joins them once all are here; then none is
 * kept any more. Null: it is no part of one. Never rejects: where nothing can be kept, this part alone is here.
 */
export async function keepPart({ ports: { durable } }: App, text: string): Promise<PartsHere | null> {
  const part = readPart(text);
  if (part === null) return null;
  await durable.commit({ put: [[keyOf(part), partText(part)]] }).catch(() => undefined);
  const stored = await durable.read(`${PARTS}${part.whole}/`).catch(() => []);
  const others = stored.flatMap(([, written]) => readPart(written) ?? []).filter(({ index }) => index !== part.index);
  const all = [part, ...others].filter(({ count }) => count === part.count);
  const code = joinParts(all);
  if (code !== null) await durable.commit({ remove: [`${PARTS}${part.whole}/`] }).catch(() => undefined);
  return { here: all.map(({ index }) => index).toSorted((a, b) => a - b), count: part.count, code };
}
