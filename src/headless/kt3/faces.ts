import * as z from 'zod/mini';
import { diceOf } from '../../engine/family/killteam/attack/rolledDice.ts';
import type { RolledDie } from '../../engine/family/killteam/model/pool.ts';
import { CaseError } from '../caseError.ts';

/** Faces as a case lists them: what they show is checked by `rolledDice`. */
export const faces = z.array(z.number());

/** Throws `badFace` unless this is a face of a D6. */
export function checkFace(face: number, path: string): void {
  if (!Number.isInteger(face) || face < 1 || face > 6)
    throw new CaseError({ code: 'badFace', path, message: `no face of a D6: ${face}` });
}

/** The dice of a roll. Throws `badFace`, or `wrongDiceCount` when there are not exactly `wanted`. */
export function rolledDice(rolled: readonly number[], wanted: number, path: string): RolledDie[] {
  for (const [index, face] of rolled.entries()) checkFace(face, `${path}[${index}]`);
  if (rolled.length !== wanted)
    throw new CaseError({
      code: 'wrongDiceCount',
      path,
      message: `must have ${wanted} faces, has ${rolled.length}`,
    });
  return diceOf({ kind: 'faces', faces: rolled }, wanted);
}
