import * as z from 'zod/mini';
import { name, rowId, text } from './common.ts';

/** Three numbers: a pack's version. */
const version = z.string().check(z.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/u));

/** Shape of the files a pack is made of; grows by one with every change that old packs do not satisfy. */
export const SCHEMA_VERSION = 16;

/** `pack.json`: what a pack is, for which ruleset, by whom, and what changed. */
export const manifest = z.strictObject({
  id: rowId,
  name,
  version,
  schemaVersion: z.int().check(z.minimum(1), z.maximum(SCHEMA_VERSION)),
  ruleset: z.enum(['kt3', 'acolyte', 'kt2021', 'kt2021-lite', 'vanguard']),
  languages: z.array(z.string().check(z.regex(/^[a-z]{2}$/u))).check(z.minLength(1)),
  credits: z.array(text),
  dependencies: z.array(z.strictObject({ id: rowId, version })),
  changelog: z.array(z.strictObject({ version, text })),
});
export type Manifest = z.infer<typeof manifest>;
