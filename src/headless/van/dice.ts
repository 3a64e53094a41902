import { chainOf } from '../../engine/family/vanguard/rules/dice/explosions.ts';
import { withReroll } from '../../engine/family/vanguard/rules/dice/reroll.ts';
import { CaseError } from '../caseError.ts';
import { checkFace } from '../kt3/faces.ts';
import type { RerollsCase } from './shapes.ts';

/** Throws `badReroll` for a die that is not there or was rolled again before, `badFace` for what it shows. */
function rerolled(faces: readonly number[], rerolls: RerollsCase, path: string): readonly number[] {
  const done = new Set<number>();
  return rerolls.reduce<readonly number[]>((before, [die, face], at) => {
    checkFace(face, `${path}[${at}][1]`);
    if (die >= faces.length || done.has(die))
      throw new CaseError({ code: 'badReroll', path: `${path}[${at}]`, message: 'no such die, or re-rolled before' });
    done.add(die);
    return withReroll(before, { die, face });
  }, faces);
}

/** A roll whose 6s bring more dice: its faces, those rolled again for CP, and with how many dice it begins. */
export interface Rolled {
  readonly faces: readonly number[];
  readonly rerolls: RerollsCase;
  readonly count: number;
}

/**
 * The final faces of a roll. The dice that 6s bring follow the faces after all re-rolls. Throws `badFace`, `badReroll`, and
 * `wrongDiceCount` where dice are left out or too many.
 */
export function rollOf({ faces, rerolls, count }: Rolled, path: string, rerollPath: string): readonly number[] {
  for (const [index, face] of faces.entries()) checkFace(face, `${path}[${index}]`);
  const final = rerolled(faces, rerolls, rerollPath);
  const chain = chainOf(count, final);
  if (chain?.open !== 0)
    throw new CaseError({
      code: 'wrongDiceCount',
      path,
      message: `begins with ${count} dice and has one more for each 6: ${faces.length} are not that`,
    });
  return final;
}

/** A single die that must be there. Throws `missingField`, `badFace`. */
export function dieOf(face: number | undefined, path: string): number {
  if (face === undefined) throw new CaseError({ code: 'missingField', path, message: 'is missing' });
  checkFace(face, path);
  return face;
}

/** Throws `wrongDiceCount` where a die is given that nobody rolls. */
export function noDie(given: unknown, path: string): void {
  if (given !== undefined) throw new CaseError({ code: 'wrongDiceCount', path, message: 'is not rolled' });
}
