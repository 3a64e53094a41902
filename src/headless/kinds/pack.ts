import * as z from 'zod/mini';
import { loadPack } from '../../content/loadPack.ts';
import type { Pack } from '../../content/pack.ts';
import { systemById } from '../../engine/systems/killTeams.ts';
import { anyObject } from '../anyObject.ts';
import { CaseError } from '../caseError.ts';
import { caseKind } from '../caseKind.ts';

const shape = z.object({ files: anyObject, base: z.optional(anyObject) });

type Files = z.infer<typeof anyObject>;

function loaded(files: Files, path: string, base?: Pack) {
  const result = loadPack(files, systemById, base);
  if (result.ok) return result;
  const { problems } = result;
  const message = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  throw new CaseError({ code: 'invalidPack', path, message }, { problems });
}

/**
 * A content pack, read as the app reads it: how much is in it, or everything that is wrong. `base`: the files of the pack
 * whose rows its scenarios and roll tables may name. Throws `invalidPack`.
 */
export const pack = caseKind(shape, ({ files, base }) => {
  const below = base === undefined ? undefined : loaded(base, 'base').pack;
  return { summary: loaded(files, 'files', below).summary, problems: [] };
});
