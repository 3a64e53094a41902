import * as z from 'zod/mini';
import {
  changedHit,
  NO_RULES,
  type OddsRules,
  type OddsTarget,
  type OddsWeapon,
  openTarget,
  PLAIN_POLICY,
  type Readings,
  READINGS,
  type ShotPolicy,
} from '../../engine/odds/shot.ts';
import { type Edition, EDITION_IDS, EDITIONS } from '../../content/oddsEditions.ts';
import { anyObject } from '../anyObject.ts';
import { CaseError } from '../caseError.ts';

const MOST_DICE = 30;
const MOST_WOUNDS = 999;

export const dice = z.int().check(z.minimum(0), z.maximum(MOST_DICE));
export const wounds = z.int().check(z.minimum(1), z.maximum(MOST_WOUNDS));
export const amount = z.int().check(z.minimum(0), z.maximum(MOST_WOUNDS));
const change = z.int().check(z.minimum(-9), z.maximum(9));
export const targetNumber = z.int().check(z.minimum(1), z.maximum(7));

export const edition = z.enum(EDITION_IDS);

/** Damage of a normal and of a critical success. */
export const damage = z.tuple([amount, amount]);

/** What the weapon of a shot and a fighter have in common. */
export const armed = {
  atk: dice,
  hit: targetNumber,
  dmg: damage,
  rules: z.optional(anyObject),
  hit_mod: z.optional(change),
};

export const weaponShape = z.strictObject({ ...armed, injured: z.optional(z.boolean()) });

export const targetShape = z.strictObject({
  save: targetNumber,
  wounds,
  dice: z.optional(dice),
  cover: z.optional(dice),
  cover_crit: z.optional(dice),
  obscured: z.optional(z.boolean()),
  invuln: z.optional(z.int().check(z.minimum(2), z.maximum(7))),
  save_mod: z.optional(change),
  overhead: z.optional(dice),
});
type TargetShape = z.infer<typeof targetShape>;

const REROLLS = { fails: 'fails', non_crits: 'nonCrits', max_damage: 'maxDamage', max_kill: 'maxKill' } as const;

export const policyShape = z.strictObject({
  reroll: z.optional(z.enum(['fails', 'non_crits', 'max_damage', 'max_kill'])),
  optional: z.optional(z.enum(['always', 'max'])),
  accurate: z.optional(z.enum(['always', 'max'])),
  cover: z.optional(z.enum(['always', 'optimal'])),
  invuln: z.optional(z.enum(['best', 'always'])),
});

/** How the choices of a shot are made. */
export const policyOf = ({ reroll, invuln, ...others }: z.infer<typeof policyShape> = {}): ShotPolicy => ({
  ...PLAIN_POLICY,
  ...defined(others),
  ...(reroll === undefined ? {} : { reroll: REROLLS[reroll] }),
  ...(invuln === undefined ? {} : { invulnerable: invuln }),
});

type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

const defined = <T extends object>(value: T): Defined<T> =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Defined<T>;

export const optionsShape = z.strictObject({
  retain_once: z.optional(z.boolean()),
  obscured_takes_accurate: z.optional(z.boolean()),
});

/** The readings of the rules that a case asks for. */
export const readingsOf = (options: z.infer<typeof optionsShape> = {}): Readings => ({
  retainOnce: options.retain_once ?? READINGS.retainOnce,
  obscuredTakesAccurate: options.obscured_takes_accurate ?? READINGS.obscuredTakesAccurate,
});

const SHARED = {
  lethal: 'lethal',
  balanced: 'balanced',
  ceaseless: 'ceaseless',
  relentless: 'relentless',
  rending: 'rending',
  brutal: 'brutal',
  stun: 'stun',
  hot: 'hot',
} as const satisfies Readonly<Record<string, keyof OddsRules>>;

const NAMES: Readonly<Record<Edition, Readonly<Record<string, keyof OddsRules>>>> = {
  kt24: {
    ...SHARED,
    accurate: 'accurate',
    piercing: 'piercing',
    piercing_crits: 'piercingCrits',
    devastating: 'devastating',
    punishing: 'punishing',
    severe: 'severe',
    saturate: 'saturate',
    shock: 'shock',
  },
  kt21: {
    ...SHARED,
    ap: 'piercing',
    p: 'piercingCrits',
    mw: 'devastating',
    splash: 'splash',
    reap: 'reap',
    no_cover: 'saturate',
  },
};

/** The least and the most that the number of a rule can be; the others are on or off. */
const NUMBERS: Readonly<Partial<Record<keyof OddsRules, readonly [number, number]>>> = {
  lethal: [2, 6],
  accurate: [0, MOST_DICE],
  piercing: [0, MOST_DICE],
  piercingCrits: [0, MOST_DICE],
  devastating: [0, MOST_WOUNDS],
  splash: [0, MOST_WOUNDS],
  reap: [0, MOST_WOUNDS],
};

const wrongType = (path: string, message: string) => new CaseError({ code: 'wrongType', path, message });

function ruleValue(rule: keyof OddsRules, value: unknown, path: string): number | boolean {
  const range = NUMBERS[rule];
  if (range === undefined) {
    if (typeof value !== 'boolean') throw wrongType(path, 'has to be true or false');
    return value;
  }
  if (!Number.isInteger(value)) throw wrongType(path, 'has to be a whole number');
  const number = Number(value);
  if (number < range[0] || number > range[1])
    throw new CaseError({ code: 'outOfRange', path, message: `has to be ${range.join(' to ')}` });
  return number;
}

/** Rules that change no chance of a shot or a fight: where it may be made, and at whom. */
const TAGS: Readonly<Record<Edition, ReadonlySet<string>>> = {
  kt24: new Set(),
  kt21: new Set([
    'barrage',
    'blast',
    'fusillade',
    'heavy',
    'indirect',
    'limited',
    'psychic_action',
    'rng',
    'silent',
    'torrent',
    'unwieldy',
  ]),
};

/** The rules of a weapon, by the names of its edition. Throws `CaseError`: `unknownRule`, `wrongType`, `outOfRange`. */
export function rulesOf(written: Readonly<Record<string, unknown>>, of: Edition, path: string): OddsRules {
  const counted = Object.entries(written).filter(([name]) => !TAGS[of].has(name));
  const entries = counted.map(([name, value]) => {
    const rule = Object.hasOwn(NAMES[of], name) ? NAMES[of][name] : undefined;
    const at = `${path}.rules.${name}`;
    if (rule === undefined)
      throw new CaseError({ code: 'unknownRule', path: at, message: `there is no rule ${JSON.stringify(name)}` });
    return [rule, ruleValue(rule, value, at)] as const;
  });
  return { ...NO_RULES, ...Object.fromEntries(entries) };
}

/** The weapon of a shot. */
export const weaponOf = (
  { atk, hit, dmg, rules = {}, injured = false, hit_mod = 0 }: z.infer<typeof weaponShape>,
  of: Edition,
  path: string,
): OddsWeapon => ({
  dice: atk,
  hit: changedHit(hit, hit_mod + (injured ? EDITIONS[of].stats.injuredHit : 0)),
  damage: { normal: dmg[0], critical: dmg[1] },
  rules: rulesOf(rules, of, path),
});

const DEFENCE_DICE = 3;

const BEST_SAVE = 2;
const WORST_SAVE = 7;

/** Cover counts but where Barrage looks from above. */
const coverOf = ({ cover = 0, overhead = 0 }: TargetShape, rules: Readonly<Record<string, unknown>>): number =>
  rules['barrage'] === true ? overhead : cover;

/** Save with what changes it; 7: nothing meets it. */
const savedWith = ({ save, save_mod: by = 0 }: TargetShape): number =>
  by === 0 ? save : Math.min(WORST_SAVE, Math.max(BEST_SAVE, save + by));

/** The target of a shot. `rules`: of the weapon, as they are written. */
export const targetOf = (target: TargetShape, rules: Readonly<Record<string, unknown>> = {}): OddsTarget => ({
  ...openTarget(savedWith(target), target.wounds),
  dice: target.dice ?? DEFENCE_DICE,
  cover: coverOf(target, rules),
  coverCrits: target.cover_crit ?? 0,
  obscured: target.obscured ?? false,
  invulnerable: target.invuln ?? null,
});
