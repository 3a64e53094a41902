import * as z from 'zod/mini';
import { loadPack } from '../../content/loadPack.ts';
import { rulesetById } from '../../engine/rulesets/registry.ts';
import { anyObject } from '../anyObject.ts';
import { CaseError } from '../caseError.ts';
import { caseKind } from '../caseKind.ts';

const shape = z.object({ files: anyObject });

/** A content pack, read as the app reads it: how much is in it, or everything that is wrong. Throws `invalidPack`. */
export const pack = caseKind(shape, ({ files }) => {
  const loaded = loadPack(files, rulesetById);
  if (loaded.ok) return { summary: loaded.summary, problems: [] };
  const { problems } = loaded;
  const message = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  throw new CaseError({ code: 'invalidPack', path: 'files', message }, { problems });
});
