import * as z from 'zod/mini';
import { ABILITIES, BEHAVIOURS } from '../../engine/family/killteam/card/card.ts';
import { trait } from '../../engine/family/killteam/traits/packTrait.ts';
import { arms, count, name, positive, provenance, rowId, target, writtenRule } from './common.ts';

/** The engraved busts of the app that stand for a card. */
export const PORTRAITS = ['brim', 'cap', 'brute', 'helmet', 'hood'] as const;

/**
 * A kind of operative. Distances in inches. `rangedHit`: Hit with ranged weapons when it differs; `unarmed`: the weapon used
 * when no melee weapon is carried; `arms`: see there; `ownArmour`: armour that costs this card no points; `wargearCapacity`:
 * WP it may carry; `followerCapacity`: what an Acolyte brings; `capacityCost`: what a follower uses of it; `models`: how many
 * take the field for the one DV; `rules`: what the players carry out themselves; `traits`: what the app carries out or tells;
 * `behaviour`: how an enemy fights by itself, by its weapons when left out; `defence`, `invulnerable`, `group`: Df, the value of
 * an invulnerable save, and how many act one after another, where the system has them; `onlyInScenario`: nobody takes it
 * along, a scenario or another card brings it; `brings`: cards that take the field with each of it.
 */
export const operativeCard = z.strictObject({
  id: rowId,
  name,
  kind: z.enum(['acolyte', 'follower', 'auxiliary', 'enemy']),
  onlyInScenario: z.optional(z.boolean()),
  portrait: z.enum(PORTRAITS),
  apl: count,
  move: count,
  hit: target,
  rangedHit: z.nullable(target),
  save: target,
  wounds: positive,
  dv: count,
  keywords: z.array(name),
  abilities: z.array(z.enum(ABILITIES)),
  reanimateBonus: z.int().check(z.minimum(-6), z.maximum(6)),
  unarmed: z.nullable(rowId),
  arms,
  ownArmour: z.nullable(rowId),
  wargearCapacity: count,
  followerCapacity: count,
  capacityCost: count,
  brings: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(6))),
  models: z.int().check(z.minimum(1), z.maximum(6)),
  rules: z.array(writtenRule),
  traits: z.optional(z.array(trait)),
  behaviour: z.optional(z.enum(BEHAVIOURS)),
  defence: z.optional(count),
  invulnerable: z.optional(target),
  group: z.optional(positive),
  provenance,
});
export type OperativeCard = z.infer<typeof operativeCard>;
