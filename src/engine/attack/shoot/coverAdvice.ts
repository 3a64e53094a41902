import { keptDie, type Pool } from '../pool.ts';
import { allocations, type CoverChoice, defenceDice, type Shot } from './derive.ts';

const FACES = 6;

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

const kept = (grade: 'critical' | 'normal', dice: number): Pool =>
  Array.from({ length: dice }, () => keptDie(grade, 'rolled'));

/** Every result of `dice` defence dice on a save of 2..7 that can happen, with its probability. */
function results(dice: number, save: number): readonly { readonly saves: Pool; readonly probability: number }[] {
  const chance = { critical: 1 / FACES, normal: Math.max(0, FACES - save) / FACES };
  const fail = 1 - chance.critical - chance.normal;
  return Array.from({ length: dice + 1 }, (_, crits) =>
    Array.from({ length: dice - crits + 1 }, (_each, normals) => {
      const fails = dice - crits - normals;
      const ways = factorial(dice) / (factorial(crits) * factorial(normals) * factorial(fails));
      const probability = ways * chance.critical ** crits * chance.normal ** normals * fail ** fails;
      return { saves: [...kept('critical', crits), ...kept('normal', normals)], probability };
    }),
  ).flat();
}

/** Wounds the shot deals on average when the cover save is kept so and the saves are spent best; re-rolls aside. */
function averageDamage(shot: Shot, attack: Pool, choice: CoverChoice): number {
  const dice = defenceDice(shot, attack, choice);
  return results(dice.toRoll, shot.save).reduce(
    (sum, { saves, probability }) =>
      sum + probability * allocations(shot, attack, [...dice.kept, ...saves]).best.damage,
    0,
  );
}

const CLOSE = 1e-9;

/** Of these ways to keep a cover save the one that lets least damage through; of equals the first (A4 step 4, A-32). */
export function bestCoverChoice(
  shot: Shot,
  attack: Pool,
  choices: readonly [CoverChoice, ...CoverChoice[]],
): CoverChoice {
  const [first, ...others] = choices;
  return others.reduce(
    (best, choice) => {
      const damage = averageDamage(shot, attack, choice);
      return damage < best.damage - CLOSE ? { choice, damage } : best;
    },
    { choice: first, damage: averageDamage(shot, attack, first) },
  ).choice;
}
