import * as z from 'zod/mini';
import { isFollowed, isReached, UNTOUCHED } from '../../engine/family/vanguard/rules/attacks/followUp.ts';
import { CaseError } from '../caseError.ts';
import { noDie } from './dice.ts';
import { armourShape, faces, inches, targetShape, weaponShape } from './shapes.ts';
import { resolveStrike } from './strike.ts';

const near = z.object({
  id: z.string(),
  dist: inches,
  t: targetShape,
  hitRoll: z.optional(faces),
  armRoll: armourShape.armRoll,
  recovery: armourShape.recovery,
  useInvuln: armourShape.useInvuln,
});
type Near = z.infer<typeof near>;

/** A second attack at everybody near the target, of a profile of its own (V-06). */
export const followUpShape = z.object({ w: weaponShape, radius: inches, targets: z.array(near) });
export type FollowUpCase = z.infer<typeof followUpShape>;

/** Nobody rolls for whoever is not struck. Throws `wrongDiceCount`. */
function spared({ hitRoll, armRoll, recovery }: Near, path: string): void {
  noDie(hitRoll, `${path}hitRoll`);
  noDie(armRoll, `${path}armRoll`);
  noDie(recovery, `${path}recovery`);
}

function struck({ w }: FollowUpCase, { t, hitRoll, armRoll, recovery, useInvuln }: Near, path: string) {
  if (hitRoll === undefined)
    throw new CaseError({ code: 'missingField', path: `${path}hitRoll`, message: 'is missing' });
  const how = { w, dice: w.dice, t, modifiers: UNTOUCHED };
  return resolveStrike(how, { hitRoll, armRoll, recovery, useInvuln }, path).told;
}

/** What follows an attack of so many hits, by whom it strikes. Throws what is wrong with the dice. */
export function resolveFollowUp(given: FollowUpCase, hits: number) {
  const each = given.targets.flatMap((target, at) => {
    const path = `followUp.targets[${at}].`;
    if (isFollowed(hits) && isReached(target.dist, given.radius)) return [[target.id, struck(given, target, path)]];
    spared(target, path);
    return [];
  });
  return Object.fromEntries(each);
}
