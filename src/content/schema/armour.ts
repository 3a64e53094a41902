import * as z from 'zod/mini';
import { count, gate, name, provenance, rowId, target, text } from './common.ts';

/** Worn armour, one per operative. `save`: the Save it gives when that is better than the card's; null: it gives none. */
export const armour = z.strictObject({
  id: rowId,
  name,
  save: z.nullable(target),
  wp: count,
  gate,
  byHand: z.nullable(text),
  provenance,
});
export type Armour = z.infer<typeof armour>;
