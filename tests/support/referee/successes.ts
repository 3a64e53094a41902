import type { Die, Grade } from './asks.ts';
import { type Arm, bestOf, type Figure, hasRule, type Setup } from './setup.ts';

const among = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Fewer than half of its wounds are left (A1.1). */
const injured = ({ wounds, most }: Figure): boolean => wounds > 0 && wounds < most / 2;

/** Hit of one use of a weapon, between 2 and 6 (A1.1, A1.2, A-03). `assists`: friends that help in a fight (A5). */
export function hitOf(figure: Figure, arm: Arm, assists = 0): number {
  const column = 'set' in arm.hit ? arm.hit.set : figure.hit;
  const shift = 'shift' in arm.hit ? arm.hit.shift : 0;
  return among(column - shift + (injured(figure) ? 1 : 0) - figure.better.hit - assists, 2, 6);
}

export const saveOf = ({ save, better }: Figure): number => among(save - better.save, 2, 6);

/** The lowest success that is a crit: 6, less by Lethal, and against somebody in a stronghold by area weapons. */
export function criticalFrom(setup: Setup, arm: Arm, target: Figure): number {
  const lethal = arm.rules.filter(({ name }) => name === 'lethal').map(({ x = 6 }) => x);
  const inside = setup.edition === 'acolyte' && hasRule(arm, 'markerArea') && target.inStronghold;
  return Math.min(6, ...lethal, inside ? 5 : 6);
}

/** A4, step 3.3. */
export function gradeOf(die: Die, from: { readonly normal: number; readonly critical: number }): Grade {
  if (die.face === null) return die.grade ?? 'fail';
  if (die.face === 1) return 'fail';
  if (die.face === 6) return 'critical';
  if (die.face < from.normal) return 'fail';
  return die.face >= from.critical ? 'critical' : 'normal';
}

export interface Hits {
  readonly criticals: number;
  readonly normals: number;
}

const countOf = (grades: readonly Grade[], grade: Grade): number => grades.filter((each) => each === grade).length;

/** Successes that are retained (A4, steps 3.4 and 3.5). `kept`: normal successes that Accurate set aside. */
export function retained(
  grades: readonly Grade[],
  attack: { readonly kept: number; readonly arm: Arm; readonly obscured: boolean },
): Hits {
  const { kept, arm, obscured } = attack;
  const criticals = countOf(grades, 'critical');
  const rolled = countOf(grades, 'normal');
  if (obscured) return { criticals: 0, normals: Math.max(0, criticals + rolled + kept - 1) };
  if (criticals === 0) {
    const severe = hasRule(arm, 'severe') && rolled + kept > 0 ? 1 : 0;
    return { criticals: severe, normals: rolled + kept - severe };
  }
  const punished = hasRule(arm, 'punishing') && countOf(grades, 'fail') > 0 ? 1 : 0;
  const rent = hasRule(arm, 'rending') && rolled > 0 ? 1 : 0;
  return { criticals: criticals + rent, normals: rolled - rent + kept + punished };
}

/** Dice that Accurate may set aside: of several instances one of them, or 2 in all (A6, X-08). */
export function accurateDice(arm: Arm, vantage: number): number {
  const instances = [
    ...arm.rules.filter(({ name }) => name === 'accurate').map(({ x = 0 }) => x),
    ...(vantage > 0 ? [vantage] : []),
  ];
  const most = Math.max(0, ...instances, instances.length > 1 ? 2 : 0);
  return Math.min(most, arm.attacks);
}

/** Rights to roll attack dice again, each once however often the weapon has it (A6). */
export const rightsOf = (arm: Arm) =>
  (
    [
      { rule: 'ceaseless', mode: 'face' },
      { rule: 'balanced', mode: 'one' },
      { rule: 'relentless', mode: 'any' },
    ] as const
  ).filter(({ rule }) => hasRule(arm, rule));

/** Dice that Piercing takes away: the better of the two, never their sum (A6). */
export const pierced = (arm: Arm, hits: Hits): number =>
  Math.max(bestOf(arm, 'piercing'), hits.criticals > 0 ? bestOf(arm, 'piercingCrits') : 0);
