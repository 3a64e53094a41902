import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const settings = z
  .object({ overrides: z.array(z.object({ files: z.array(z.string()) })) })
  .parse(JSON.parse(readFileSync(new URL('../../.oxlintrc.json', import.meta.url), 'utf8')));

/** The folders for which `.oxlintrc.json` has rules of their own, as its globs. */
export const lintedFolders: readonly string[] = settings.overrides.flatMap(({ files }) => files);
