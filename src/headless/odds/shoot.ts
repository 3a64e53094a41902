import * as z from 'zod/mini';
import { type Edition, EDITIONS } from '../../content/oddsEditions.ts';
import { sequenceOdds } from '../../engine/odds/sequence.ts';
import { shotOdds } from '../../engine/odds/shoot.ts';
import type { OddsShot } from '../../engine/odds/shot.ts';
import { volleyOdds } from '../../engine/odds/volley.ts';
import { CaseError } from '../caseError.ts';
import { caseKind } from '../caseKind.ts';
import { written } from './chances.ts';
import {
  dice,
  edition,
  optionsShape,
  policyOf,
  policyShape,
  readingsOf,
  targetOf,
  targetShape,
  weaponOf,
  weaponShape,
} from './shapes.ts';

const common = {
  kind: z.string(),
  edition,
  policy: z.optional(policyShape),
  options: z.optional(optionsShape),
};

const shootShape = z.strictObject({ ...common, weapon: weaponShape, target: targetShape });

interface Parts {
  readonly edition: Edition;
  readonly weapon: z.infer<typeof weaponShape>;
  readonly target: z.infer<typeof targetShape>;
  readonly policy?: z.infer<typeof policyShape> | undefined;
  readonly options?: z.infer<typeof optionsShape> | undefined;
}

const shotOf = (parts: Parts, path: string): OddsShot => ({
  book: EDITIONS[parts.edition].book,
  weapon: weaponOf(parts.weapon, parts.edition, `${path}weapon`),
  target: targetOf(parts.target, parts.weapon.rules),
  policy: policyOf(parts.policy),
  readings: readingsOf(parts.options),
});

/** One attack on one target. */
export const oddsShoot = caseKind(shootShape, (input) => {
  const shot = shotOf(input, '');
  const odds = shotOdds(shot);
  const hurts = odds.self !== null && (odds.self[0] ?? 0) < 1;
  return {
    damage: written(odds.damage),
    ...(hurts && odds.self !== null ? { self_damage: written(odds.self) } : {}),
    ...(odds.near === null ? {} : { splash_damage: written(odds.near) }),
    p_crit: odds.crit,
    mean: odds.mean,
    ...(shot.weapon.rules.stun ? { p_stun: odds.crit } : {}),
    p_kill: odds.kill,
    mean_capped: odds.cappedMean,
  };
});

const MOST_TARGETS = 30;

const volleyShape = z.strictObject({
  ...common,
  mode: z.enum(['blast', 'torrent', 'fusillade']),
  weapon: weaponShape,
  targets: z
    .array(z.extend(targetShape, { dice_share: z.optional(dice) }))
    .check(z.minLength(1), z.maxLength(MOST_TARGETS)),
});
type VolleyCase = z.infer<typeof volleyShape>;

/** The attack on one of the targets. Throws `wrongDiceCount` unless all shares together are the weapon's dice. */
function volleyShots({ mode, weapon, targets, ...parts }: VolleyCase): readonly OddsShot[] {
  const shares = targets.map(({ dice_share }) => dice_share ?? 0);
  if (mode === 'fusillade' && shares.reduce((sum, share) => sum + share, 0) !== weapon.atk)
    throw new CaseError({ code: 'wrongDiceCount', path: 'targets', message: `${weapon.atk} dice are shared out` });
  return targets.map(({ dice_share: share = 0, ...target }, at) => {
    const shared = mode === 'fusillade' ? { ...weapon, atk: share } : weapon;
    const open = mode === 'blast' && at > 0 ? { ...target, cover: 0, overhead: 0 } : target;
    return shotOf({ ...parts, weapon: shared, target: open }, '');
  });
}

/** One action with several attacks (2021: Blast, Torrent, Fusillade). */
export const oddsVolley = caseKind(volleyShape, (input) => {
  const { each, kills, meanKills, self } = volleyOdds(volleyShots(input));
  return {
    each: each.map(({ damage, mean, kill }) => ({ damage: written(damage), mean, p_kill: kill })),
    kills: written(kills),
    mean_kills: meanKills,
    ...(self === null ? {} : { self_damage: written(self) }),
  };
});

const MOST_TIMES = 99;
const MOST_ATTACKS = 99;

const attackShape = z.strictObject({
  weapon: weaponShape,
  target: z.optional(z.partial(targetShape)),
  policy: z.optional(policyShape),
  times: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_TIMES))),
});

const sequenceShape = z.strictObject({
  ...common,
  target: targetShape,
  attacks: z.array(attackShape).check(z.minLength(1), z.maxLength(MOST_ATTACKS)),
});

/** Attacks in a row on one target. */
export const oddsSequence = caseKind(sequenceShape, (input) => {
  const shots = input.attacks.flatMap(({ weapon, target, policy, times }, index) => {
    const own = { ...input.target, ...target } as z.infer<typeof targetShape>;
    const shot = shotOf(
      { ...input, weapon, target: own, policy: policy ?? input.policy },
      `attacks[${String(index)}].`,
    );
    return Array.from({ length: times ?? 1 }, () => shot);
  });
  const odds = sequenceOdds(shots, input.target.wounds);
  return { damage: written(odds.damage), mean: odds.mean, p_kill: odds.kill, p_kill_after: odds.killAfter };
});
