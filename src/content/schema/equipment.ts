import * as z from 'zod/mini';
import { trait } from '../../engine/family/killteam/traits/packTrait.ts';
import { count, name, positive, provenance, rowId } from './common.ts';

/** What an item does to whoever carries it: what it changes, and a weapon that it is. */
const gives = { trait: z.nullable(trait), weapon: z.nullable(rowId) };

/**
 * Equipment of a kill team (Kill Team 2021). `ep`: its price; of two prices the lower counts (C-48). `most`: how many of it a
 * kill team may take, null: as many as it pays for. `keyword`: only for operatives that have it, several with commas; null:
 * for all. `options`: one of them is chosen when it is taken, and kept (C-47); empty: there is nothing to choose.
 */
export const equipment = z.strictObject({
  id: rowId,
  name,
  ep: z.array(count).check(z.minLength(1), z.maxLength(2)),
  most: z.nullable(positive),
  keyword: z.nullable(name),
  ...gives,
  options: z.array(z.strictObject({ id: rowId, name, ...gives })),
  provenance,
});
export type EquipmentRow = z.infer<typeof equipment>;
