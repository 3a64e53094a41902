import * as z from 'zod/mini';
import { plainAttack, type VanguardTarget } from '../../engine/odds/vanguard/attack.ts';
import { attackOdds, type VanguardOdds } from '../../engine/odds/vanguard/attackOdds.ts';
import { fallOdds } from '../../engine/odds/vanguard/fall.ts';
import { nerveOdds } from '../../engine/odds/vanguard/nerve.ts';
import { caseKind } from '../caseKind.ts';
import { amount, dice, targetNumber, wounds } from './shapes.ts';

const MOST_INCHES = 100;

const edition = z.literal('van');
const change = z.optional(z.int().check(z.minimum(-30), z.maximum(30)));
const inches = z.number().check(z.minimum(0), z.maximum(MOST_INCHES));

const targetShape = z.strictObject({
  ar: targetNumber,
  wn: wounds,
  invuln: z.optional(targetNumber),
  down: z.optional(z.boolean()),
});

const attackShape = z.strictObject({
  kind: z.string(),
  edition,
  weapon: z.strictObject({ dice, hit: targetNumber, ap: amount, d: amount }),
  target: targetShape,
  hit_mod: change,
  arm_mod: change,
  bonus_dice: change,
  mortal: z.optional(amount),
  reroll: z.optional(z.enum(['hit', 'armour'])),
  policy: z.optional(z.strictObject({ invuln: z.optional(z.enum(['best', 'always', 'never'])) })),
});

const targetOf = ({ ar, wn, invuln, down }: z.infer<typeof targetShape>): VanguardTarget => ({
  armour: ar,
  wounds: wn,
  invulnerable: invuln ?? null,
  down: down ?? false,
});

/** Chances this small are not listed. */
const LEAST = 1e-12;

const listed = (chances: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...chances.entries()].filter(([, chance]) => chance >= LEAST));

const suffered = ({ damage, mean, meanCapped, pHurt, pDown, pRemoved }: Omit<VanguardOdds, 'hits'>) => ({
  damage: listed(damage),
  mean,
  mean_capped: meanCapped,
  p_hurt: pHurt,
  p_down: pDown,
  p_removed: pRemoved,
});

/** One attack of Vanguard on one target. */
export const vanguardAttack = caseKind(attackShape, ({ weapon, target, ...input }) => {
  const odds = attackOdds({
    ...plainAttack({ dice: weapon.dice, hit: weapon.hit, ap: weapon.ap, damage: weapon.d }, targetOf(target)),
    hitMod: input.hit_mod ?? 0,
    armourMod: input.arm_mod ?? 0,
    bonusDice: input.bonus_dice ?? 0,
    mortal: input.mortal ?? 0,
    reroll: input.reroll ?? null,
    invulnerable: input.policy?.invuln ?? 'best',
  });
  return { hits: listed(odds.hits), ...suffered(odds) };
});

const fallShape = z.strictObject({ kind: z.string(), edition, height: inches, target: targetShape });

/** A fall of so many inches. */
export const vanguardFall = caseKind(fallShape, ({ height, target }) => suffered(fallOdds(height, targetOf(target))));

const nerveShape = z.strictObject({
  kind: z.string(),
  edition,
  ne: targetNumber,
  sp: inches,
  edge: inches,
  mod: change,
  down: z.optional(z.boolean()),
});

/** The nerve test of a model that must make one. */
export const vanguardNerve = caseKind(nerveShape, ({ ne, sp, edge, mod, down }) => {
  const { pPass, pFallback, pRemoved } = nerveOdds({ nerve: ne, mod: mod ?? 0, speed: sp, edge, down: down ?? false });
  return { p_pass: pPass, p_fallback: pFallback, p_removed: pRemoved };
});
