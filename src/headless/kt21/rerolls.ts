import * as z from 'zod/mini';
import { rerollable, rerolled } from '../../engine/family/killteam/attack/reroll.ts';
import type { RolledDie } from '../../engine/family/killteam/model/pool.ts';
import type { RerollRight } from '../../engine/family/killteam/rules/windows.ts';
import { CaseError } from '../caseError.ts';
import { checkFace } from '../kt3/faces.ts';

const index = z.int().check(z.minimum(0));
/** Re-rolls in the order in which they are made: which die, what it shows then, by what. */
export const rerollShape = z.array(z.tuple([index, z.number(), z.string()]));
export const saveRerollShape = z.array(z.tuple([index, z.number()]));

const bad = (at: string, message: string) => new CaseError({ code: 'badReroll', path: at, message });

const again = (dice: readonly RolledDie[], die: number, face: number, path: string): readonly RolledDie[] => {
  checkFace(face, `${path}[1]`);
  if (!rerollable(dice).includes(die)) throw bad(path, 'no such die, or re-rolled before');
  return rerolled(dice, [die], [{ face, grade: null, was: null, rerolled: false }]);
};

/** Throws `badReroll` unless this right of the weapon allows it. */
function check(right: RerollRight | undefined, die: RolledDie | undefined, uses: number, path: string): void {
  if (right === undefined) throw bad(path, 'the weapon has no such rule');
  if (right.mode === 'one' && uses > 0) throw bad(path, `${right.rule} is for one die`);
  if (right.showing !== undefined && die?.face !== right.showing) throw bad(path, `the die shows no ${right.showing}`);
}

/** The dice after all re-rolls, and the command points they cost. */
export function withRerolls(
  rolled: readonly RolledDie[],
  rerolls: z.infer<typeof rerollShape>,
  { rights, path }: { readonly rights: readonly RerollRight[]; readonly path: string },
): { readonly dice: readonly RolledDie[]; readonly cp: number } {
  const uses = new Map<string, number>();
  let dice = rolled;
  for (const [at, [die, face, by]] of rerolls.entries()) {
    const where = `${path}[${at}]`;
    const used = uses.get(by) ?? 0;
    if (by !== 'command')
      check(
        rights.find(({ rule }) => rule === by),
        dice[die],
        used,
        where,
      );
    uses.set(by, used + 1);
    dice = again(dice, die, face, where);
  }
  return { dice, cp: uses.get('command') ?? 0 };
}

/** Defence dice after Command Re-rolls. */
export const withSaveRerolls = (
  rolled: readonly RolledDie[],
  rerolls: z.infer<typeof saveRerollShape>,
): readonly RolledDie[] =>
  rerolls.reduce<readonly RolledDie[]>((dice, [die, face], at) => again(dice, die, face, `defRerolls[${at}]`), rolled);
