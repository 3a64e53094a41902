import * as z from 'zod/mini';
import type { Weapon, WeaponRuleUse } from '../../engine/family/killteam/model/operative.ts';
import { kt2021Rules } from '../../engine/systems/kt2021/rules.ts';
import { anyObject } from '../anyObject.ts';
import { CaseError } from '../caseError.ts';

const MOST_DICE = 99;
const MOST_DAMAGE = 999;

const damage = z.int().check(z.minimum(0), z.maximum(MOST_DAMAGE));
/** BS or WS, Sv: a face. */
export const skill = z.int().check(z.minimum(2), z.maximum(6));

const figures = {
  a: z.int().check(z.minimum(0), z.maximum(MOST_DICE)),
  n: damage,
  c: damage,
  rules: z.optional(anyObject),
  ofPower: z.optional(z.boolean()),
  name: z.optional(z.string()),
};
/** A ranged weapon as a case writes it: attack dice, BS, damage of a normal and of a critical hit, rules. */
export const rangedShape = z.strictObject({ ...figures, bs: skill });
/** A melee weapon, alike. */
export const meleeShape = z.strictObject({ ...figures, ws: skill });
type Shape = z.infer<typeof rangedShape> | z.infer<typeof meleeShape>;

const NUMBERED: ReadonlySet<string> = new Set(['ap', 'p', 'mw', 'splash', 'lethal', 'reap', 'rng', 'blast', 'torrent']);

function ruleUse(id: string, written: unknown, path: string): WeaponRuleUse {
  const rule = Object.hasOwn(kt2021Rules.weaponRules, id) ? kt2021Rules.weaponRules[id] : undefined;
  if (rule === undefined) throw new CaseError({ code: 'unknownRule', path, message: `no weapon rule ${id}` });
  const numbered = NUMBERED.has(id);
  if (numbered ? !Number.isInteger(written) : written !== true)
    throw new CaseError({ code: 'wrongType', path, message: numbered ? 'must be a whole number' : 'must be true' });
  const params = numbered ? { x: written } : {};
  if (!rule.accepts(params).ok)
    throw new CaseError({ code: 'outOfRange', path, message: `${id} has no such number: ${String(written)}` });
  return { id, params };
}

/** The engine's weapon rules. Throws `unknownRule` and the like. */
export const rulesOf = (rules: Readonly<Record<string, unknown>>, path: string): WeaponRuleUse[] =>
  Object.entries(rules).map(([id, written]) => ruleUse(id, written, `${path}.${id}`));

/** The engine's weapon. `path`: where it stands in the case. Throws `unknownRule` and the like. */
export function weaponOf(shape: Shape, path: string): Weapon {
  return {
    id: path,
    name: path,
    kind: 'bs' in shape ? 'ranged' : 'melee',
    attacks: shape.a,
    hit: { kind: 'set', value: 'bs' in shape ? shape.bs : shape.ws },
    damage: { normal: shape.n, critical: shape.c },
    rules: rulesOf(shape.rules ?? {}, `${path}.rules`),
    ammo: null,
    ...(shape.ofPower === true && { ofPower: true }),
  };
}
