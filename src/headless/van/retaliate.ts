import * as z from 'zod/mini';
import { whyNoRetaliation } from '../../engine/family/vanguard/rules/attacks/retaliation.ts';
import { CaseError } from '../caseError.ts';
import { noDie } from './dice.ts';
import { modifiersOf } from './modifiers.ts';
import {
  type AttackKind,
  type FactsCase,
  faces,
  strikeShape,
  targetShape,
  type TargetCase,
  weaponShape,
} from './shapes.ts';
import { resolveStrike } from './strike.ts';
import type { After } from './suffer.ts';

/** The attack back, at the attacker `a` (V-60). */
export const retaliateShape = z.object({
  ...strikeShape,
  w: weaponShape,
  a: targetShape,
  hitRoll: z.optional(faces),
});
export type RetaliateCase = z.infer<typeof retaliateShape>;

/** The attack that is answered, when it is over; `kind` null: it counts as melee. */
export interface Answered {
  readonly kind: AttackKind | null;
  readonly facts: FactsCase;
  readonly isRetaliation: boolean;
  readonly t: TargetCase;
  readonly after: After;
}

/** Why the attacked one does not strike back; null: it may. */
export const refusalOf = ({ kind, facts, isRetaliation, t, after }: Answered) =>
  whyNoRetaliation({
    byMelee: kind !== 'ranged',
    isRetaliation,
    isDisengage: facts.disengage ?? false,
    ...after,
    hasMelee: t.melee ?? true,
  });

/** The attack back, or why there is none, then without dice. Throws what is wrong with them. */
export function resolveRetaliation(given: RetaliateCase, answered: Answered) {
  const { w, a, hitRoll, facts = {} } = given;
  const refused = refusalOf(answered);
  if (refused !== null) {
    noDie(hitRoll, 'retaliate.hitRoll');
    noDie(given.armRoll, 'retaliate.armRoll');
    noDie(given.recovery, 'retaliate.recovery');
    return { refused };
  }
  if (hitRoll === undefined)
    throw new CaseError({ code: 'missingField', path: 'retaliate.hitRoll', message: 'is missing' });
  const modifiers = modifiersOf({ kind: 'melee', facts, targetDown: a.down ?? false }, given);
  const struck = resolveStrike({ w, dice: w.dice, t: a, modifiers }, { ...given, hitRoll }, 'retaliate.');
  return { ...struck.told, fatigued: true };
}
