import * as z from 'zod/mini';
import { name, provenance, rowId } from './common.ts';
import { PORTRAITS } from './operativeCard.ts';
import { packPloy } from './ploy.ts';

/** A named operative of a retinue and what it carries: ids of items and armour. Empty `weapons`: the usual arms of its card. */
export const retinueMember = z.strictObject({
  id: rowId,
  name,
  card: rowId,
  portrait: z.nullable(z.enum(PORTRAITS)),
  weapons: z.array(rowId),
  armour: z.nullable(rowId),
});
export type RetinueMember = z.infer<typeof retinueMember>;

/** A ready-made retinue: Acolyte first, in the order in which operatives are dealt to players. */
export const retinue = z.strictObject({
  id: rowId,
  name,
  members: z.array(retinueMember).check(z.minLength(1)),
  /** Its ploys, where its system has them; left out: none. */
  ploys: z.optional(z.array(packPloy)),
  provenance,
});
export type Retinue = z.infer<typeof retinue>;
