import type { ByGrade } from '../log/advice.ts';
import type { DieGrade } from '../log/request.ts';

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/**
 * What a die has to show, after all changes: `success` is the Hit or Save (1 to 7), `critical` the lowest
 * success that counts as critical (6, or less with Lethal; 7 where no die may become critical).
 */
export type Thresholds = { readonly success: number; readonly critical: number };

/** The chance of each grade on one six-sided die. */
export function gradeChances(thresholds: Thresholds): ByGrade {
  const faces = FACES.map((face) => gradeOfFace(face, thresholds));
  const chance = (grade: DieGrade): number => faces.filter((one) => one === grade).length / faces.length;
  return { fail: chance('fail'), normal: chance('normal'), critical: chance('critical') };
}

/**
 * The grade of a face. A 1 always fails, a 6 always succeeds; a success at or above the critical
 * threshold is critical.
 *
 * Source: Kill Team (2024) core rules, attack and defence dice; weapon rule Lethal.
 */
export function gradeOfFace(face: number, { success, critical }: Thresholds): DieGrade {
  if (face === 1 || (face < success && face !== 6)) return 'fail';
  return face >= critical ? 'critical' : 'normal';
}

export type GradeSpread = { readonly rolled: ByGrade; readonly chance: number };

/** Every way that many dice rolled together can fall, by grade, with its chance. */
export function gradeSpreads(dice: number, chances: ByGrade): readonly GradeSpread[] {
  return upTo(dice).flatMap((critical) =>
    upTo(dice - critical).map((normal) => {
      const fail = dice - critical - normal;
      const orders = choose(dice, critical) * choose(dice - critical, normal);
      const chance = orders * chances.critical ** critical * chances.normal ** normal * chances.fail ** fail;
      return { rolled: { fail, normal, critical }, chance };
    }),
  );
}

/** The whole numbers from 0 to `most`, both included. */
export function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, number) => number);
}

function choose(from: number, picked: number): number {
  return upTo(picked)
    .slice(1)
    .reduce((ways, step) => (ways * (from - picked + step)) / step, 1);
}
