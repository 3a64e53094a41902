import * as z from 'zod/mini';
import { name, provenance, rowId } from './common.ts';
import { PORTRAITS } from './operativeCard.ts';
import { packPloy } from './ploy.ts';

/** A piece of equipment in EP and, where it has options, the one that was chosen. */
const carriedEquipment = z.strictObject({ id: rowId, option: z.optional(rowId) });
export type CarriedEquipment = z.infer<typeof carriedEquipment>;

/**
 * A named operative of a retinue and what it carries: ids of items and armour. Empty `weapons`: the usual arms of its card.
 * `chosen`: what stands for each keyword that its card has in angle brackets, by the word in them (K-05).
 */
export const retinueMember = z.strictObject({
  id: rowId,
  name,
  card: rowId,
  portrait: z.nullable(z.enum(PORTRAITS)),
  weapons: z.array(rowId),
  armour: z.nullable(rowId),
  chosen: z.optional(z.record(name, name)),
  equipment: z.optional(z.array(carriedEquipment)),
});
export type RetinueMember = z.infer<typeof retinueMember>;

/**
 * A ready-made retinue: Acolyte first, in the order in which operatives are dealt to players. `killTeam`: it is a roster of
 * this army list, of the fire teams named; left out: of none.
 */
export const retinue = z.strictObject({
  id: rowId,
  name,
  members: z.array(retinueMember).check(z.minLength(1)),
  killTeam: z.optional(z.strictObject({ id: rowId, fireTeams: z.array(rowId).check(z.minLength(1)) })),
  /** Its ploys, where its system has them; left out: none. */
  ploys: z.optional(z.array(packPloy)),
  provenance,
});
export type Retinue = z.infer<typeof retinue>;
