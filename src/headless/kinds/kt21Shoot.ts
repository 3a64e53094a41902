import * as z from 'zod/mini';
import { count } from '../../engine/family/killteam/model/pool.ts';
import { kt2021Rules } from '../../engine/systems/kt2021/rules.ts';
import { CaseError } from '../caseError.ts';
import { caseKind } from '../caseKind.ts';
import { counted } from '../kt3/counted.ts';
import { attackShape, resolveShot, type Resolved, savesShape, spentAs, splashOf, targetShape } from '../kt21/shot.ts';
import { rangedShape, weaponOf } from '../kt21/weapon.ts';
import { within } from '../kt21/within.ts';

const many = z.int().check(z.minimum(0), z.maximum(99));
const wounds = z.int().check(z.minimum(0), z.maximum(999));

const shape = z.object({
  w: rangedShape,
  t: targetShape,
  ...attackShape,
  bsMod: z.optional(z.int().check(z.minimum(-9), z.maximum(9))),
  injured: z.optional(z.boolean()),
  apOther: z.optional(many),
  saves: z.optional(savesShape),
  near: z.optional(
    z.array(
      z.strictObject({
        id: z.string(),
        side: z.optional(z.string()),
        visible: z.optional(z.boolean()),
        dist: z.number(),
      }),
    ),
  ),
  ignore: z.optional(z.strictObject({ c: z.optional(many), n: z.optional(many) })),
  extra: z.optional(wounds),
  order: z.optional(z.array(z.enum(['c', 'n']))),
});
type ShootCase = z.infer<typeof shape>;

/** BS of this use: worse by what the case says and by an injury, which weapons of powers do not feel; 6 hits always. */
export const skillOf = (skill: number, { mod, injured }: { readonly mod: number; readonly injured: boolean }): number =>
  Math.max(2, skill + mod + (injured ? kt2021Rules.stats.injuredHit : 0));

const SPLASH_INCHES = 2;

const splashed = ({ near = [] }: ShootCase, damage: number) =>
  Object.fromEntries(
    near
      .filter(({ visible, dist }) => damage > 0 && visible !== false && within(dist, SPLASH_INCHES))
      .map(({ id }) => [id, damage]),
  );

type Hits = { readonly c: number; readonly n: number };

const woundsOf = ({ w }: ShootCase, { c, n }: Hits): number => c * w.c + n * w.n;

/** The wounds left after each hit, in the order given. Throws `badScript` where a hit is not left. */
function stepsOf(input: ShootCase, left: Hits, from: number): readonly number[] {
  const open = { ...left };
  let now = from;
  return (input.order ?? []).map((die, at) => {
    open[die] -= 1;
    if (open[die] < 0) throw new CaseError({ code: 'badScript', path: `order[${at}]`, message: 'no such hit is left' });
    now -= input.w[die];
    return now;
  });
}

/** The hits whose damage is not ignored. */
const countingOf = ({ ignore }: ShootCase, { c, n }: Hits): Hits => ({
  c: Math.max(0, c - (ignore?.c ?? 0)),
  n: Math.max(0, n - (ignore?.n ?? 0)),
});

/** What is told only where the case or the weapon has it. */
function further(input: ShootCase, resolved: Resolved, damage: number) {
  const { wounds: had } = input.t;
  const splash = splashOf(resolved);
  const stuns = resolved.triggers.some(({ kind }) => kind === 'stun');
  return {
    ...(resolved.shot.context.weapon.rules.some(({ id }) => id === 'stun') && { stun: stuns ? -1 : 0 }),
    ...(splash !== null && { splash: splashed(input, splash) }),
    ...(resolved.cp > 0 && { cp: resolved.cp }),
    ...(had !== undefined && { left: had - damage, incap: damage >= had }),
  };
}

const resultOf = (input: ShootCase, resolved: Resolved, unblocked: Hits) => {
  const { extra = 0, t } = input;
  const counting = countingOf(input, unblocked);
  const damage = resolved.mortal + woundsOf(input, counting) + extra;
  return {
    hits: counted(resolved.pool),
    defDice: resolved.defDice,
    saves: counted(resolved.saves),
    unblocked,
    mortal: resolved.mortal,
    damage,
    self: resolved.self,
    ...further(input, resolved, damage),
    ...(input.order !== undefined && { steps: stepsOf(input, counting, (t.wounds ?? 0) - resolved.mortal) }),
  };
};

/** One shot with the dice given, resolved by the engine (Kill Team 2021, Shoot). */
export const kt21Shoot = caseKind(shape, (input) => {
  const weapon = weaponOf(input.w, 'w');
  const injured = input.injured === true && weapon.ofPower !== true;
  const hit = skillOf(input.w.bs, { mod: input.bsMod ?? 0, injured });
  const resolved = resolveShot({ rules: kt2021Rules, weapon, hit, ap: input.apOther ?? 0 }, input);
  const { best, pool } = resolved;
  const unblocked =
    input.saves === undefined
      ? { c: count(pool, 'critical') - best.critsStopped, n: count(pool, 'normal') - best.normalsStopped }
      : spentAs(resolved, input.saves);
  return resultOf(input, resolved, unblocked);
});
