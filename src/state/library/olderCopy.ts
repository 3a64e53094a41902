import * as z from 'zod/mini';
import { parseJson } from '../../persistence/heading.ts';
import { readLogNow } from '../../persistence/importFile.ts';
import { wholeSlot } from '../../persistence/loadSlot.ts';
import type { LogKind, LogTypes } from '../../persistence/logKind.ts';
import type { TextStorage } from '../../persistence/textStorage.ts';
import type { Subject, WholeCopy } from './backups.ts';

const rawTexts = z.record(z.string(), z.string());

/** Texts that can be read as they once lay in a store. */
const asStorage = (texts: Readonly<Record<string, string>>): TextStorage => ({
  read: (key) => texts[key] ?? null,
  write: () => undefined,
  remove: () => undefined,
  keys: () => Object.keys(texts),
  watch: () => () => undefined,
});

const TAIL_KEY = /^retinue\/[a-z]+\/(?<id>[\w-]{1,64})\/v(?<version>\d+)\/tail$/;

function wholeText<T extends LogTypes>(kind: LogKind<T>, raw: string): string | null {
  const found = rawTexts.safeParse(parseJson(raw));
  if (!found.success) return null;
  const tail = Object.keys(found.data).find((key) => TAIL_KEY.test(key)) ?? '';
  const { id, version } = TAIL_KEY.exec(tail)?.groups ?? {};
  if (id === undefined) return null;
  try {
    return wholeSlot(asStorage(found.data), id, kind, Number(version));
  } catch {
    return null;
  }
}

/** The texts of a live save of an older version as one file of that version; null: they are no whole live save. */
export function olderCopy<T extends LogTypes>(
  kind: LogKind<T>,
  raw: string,
): { readonly subject: Subject; readonly whole: WholeCopy } | null {
  const text = wholeText(kind, raw);
  const read = text === null ? null : readLogNow(kind, text);
  if (text === null || read?.kind !== 'loaded') return null;
  const { file } = read.value;
  const whole = { text, revision: read.revision, title: file.title, line: { entries: file.entries.length } };
  return { subject: { kind: kind.format, id: file.id }, whole };
}
