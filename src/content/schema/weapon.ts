import * as z from 'zod/mini';
import { weaponRuleUse } from '../../engine/family/killteam/card/card.ts';
import { hitColumn } from '../../engine/family/killteam/model/operative.ts';
import { count, gate, name, positive, provenance, rowId, text } from './common.ts';

/**
 * One line of a weapon: attack dice, the Hit column, damage in wounds, rules, and shots it uses from the item's ammunition.
 * `critical`: those of its rules that need a critical hit, where the card has a column for them (Kill Team 2021, K-06).
 */
const weaponProfile = z.strictObject({
  id: rowId,
  name,
  attacks: count,
  hit: hitColumn,
  damage: z.strictObject({ normal: count, critical: count }),
  rules: z.array(weaponRuleUse),
  critical: z.optional(z.array(weaponRuleUse)),
  shots: positive,
});
export type WeaponProfile = z.infer<typeof weaponProfile>;

/**
 * A weapon as it is bought and carried. `wp` and `ep`: its price in wargear and in equipment points; `ammo`: shots of a full
 * magazine shared by its profiles, null when they are not counted; `pistol`: it is one, left out when it is none; `ofPower`: so is the weapon of a power; `byHand`:
 * what the players do beyond the weapon rules.
 */
export const weaponItem = z.strictObject({
  id: rowId,
  name,
  kind: z.enum(['ranged', 'melee']),
  wp: count,
  ep: count,
  gate,
  ammo: z.nullable(positive),
  pistol: z.optional(z.boolean()),
  ofPower: z.optional(z.boolean()),
  profiles: z.array(weaponProfile).check(z.minLength(1)),
  byHand: z.nullable(text),
  provenance,
});
export type WeaponItem = z.infer<typeof weaponItem>;
