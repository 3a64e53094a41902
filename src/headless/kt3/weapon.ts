import * as z from 'zod/mini';
import type { Weapon, WeaponRuleUse } from '../../engine/family/killteam/model/operative.ts';
import { kt3Rules } from '../../engine/systems/kt3/rules.ts';
import { anyObject } from '../anyObject.ts';
import { CaseError } from '../caseError.ts';

/** Dice of one weapon: more are no weapon, and would only fill the memory. */
const MOST_DICE = 99;
const MOST_DAMAGE = 999;

const damage = z.int().check(z.minimum(0), z.maximum(MOST_DAMAGE));

/** A target number after all changes; 6 and 1 decide first, so 7 and 1 are possible. */
export const targetNumber = z.int().check(z.minimum(1), z.maximum(7));

/** A weapon as a case writes it: attack dice, Hit, damage of a normal and of a critical success, rules. */
export const weaponShape = z.strictObject({
  atk: z.int().check(z.minimum(0), z.maximum(MOST_DICE)),
  hit: targetNumber,
  n: damage,
  c: damage,
  rules: z.optional(anyObject),
});
type WeaponShape = z.infer<typeof weaponShape>;

/** Rules written as `true`, with the parameters that the engine's rule then has. */
const PLAIN: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  balanced: {},
  brutal: {},
  ceaseless: {},
  heavy: { only: null },
  hot: {},
  psychic: {},
  punishing: {},
  relentless: {},
  rending: {},
  saturate: {},
  seek: {},
  seekLight: {},
  severe: {},
  shock: {},
  silent: {},
  stun: {},
};

/** Rules written with their number, and the parameters that it stands among. */
const NUMBERED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  accurate: {},
  devastating: { inches: null },
  lethal: {},
  limited: {},
  piercing: {},
  piercingCrits: {},
};

const paramsOf = (id: string, written: unknown, path: string): WeaponRuleUse['params'] => {
  const numbered = Object.hasOwn(NUMBERED, id) ? NUMBERED[id] : undefined;
  const plain = Object.hasOwn(PLAIN, id) ? PLAIN[id] : undefined;
  if (numbered !== undefined && Number.isInteger(written)) return { ...numbered, x: written };
  if (plain !== undefined && written === true) return plain;
  if (numbered === undefined && plain === undefined)
    throw new CaseError({ code: 'unknownRule', path, message: `no weapon rule ${id}` });
  const message = plain === undefined ? 'must be a whole number' : 'must be true';
  throw new CaseError({ code: 'wrongType', path, message });
};

function ruleUse(id: string, written: unknown, path: string): WeaponRuleUse {
  const params = paramsOf(id, written, path);
  const accepted = kt3Rules.weaponRules[id]?.accepts(params);
  if (accepted?.ok !== true)
    throw new CaseError({ code: 'outOfRange', path, message: `${id} has no such number: ${String(written)}` });
  return { id, params };
}

/** The engine's weapon. `at`: where it stands in the case, and whether it shoots. Throws `unknownRule` and the like. */
export function weaponOf(shape: WeaponShape, at: { readonly path: string; readonly kind: Weapon['kind'] }): Weapon {
  return {
    id: at.path,
    name: at.path,
    kind: at.kind,
    attacks: shape.atk,
    hit: { kind: 'set', value: shape.hit },
    damage: { normal: shape.n, critical: shape.c },
    rules: Object.entries(shape.rules ?? {}).map(([id, written]) => ruleUse(id, written, `${at.path}.rules.${id}`)),
    ammo: null,
  };
}
