import * as z from 'zod/mini';
import { caseKind } from '../caseKind.ts';
import { followUpShape, resolveFollowUp } from '../van/followUp.ts';
import { modifiersOf } from '../van/modifiers.ts';
import { resolveRetaliation, retaliateShape } from '../van/retaliate.ts';
import { attackKind, strikeShape, targetShape, weaponShape } from '../van/shapes.ts';
import { resolveStrike } from '../van/strike.ts';

const shape = z.object({
  ...strikeShape,
  w: weaponShape,
  t: targetShape,
  type: z.optional(attackKind),
  isRetaliation: z.optional(z.boolean()),
  retaliate: z.optional(retaliateShape),
  followUp: z.optional(followUpShape),
});

/** One attack with the dice given, what follows it, and the attack back (Vanguard, Attacks). */
export const vanAttack = caseKind(shape, (given) => {
  const { w, t, type: kind = null, facts = {}, isRetaliation = false, retaliate, followUp } = given;
  const modifiers = modifiersOf({ kind, facts, targetDown: t.down ?? false }, given);
  const { told, hits, after } = resolveStrike({ w, dice: w.dice, t, modifiers }, given);
  return {
    ...told,
    ...(followUp !== undefined && { followUp: resolveFollowUp(followUp, hits) }),
    ...(retaliate !== undefined && {
      retaliation: resolveRetaliation(retaliate, { kind, facts, isRetaliation, t, after }),
    }),
  };
});
