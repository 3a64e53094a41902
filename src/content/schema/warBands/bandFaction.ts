import * as z from 'zod/mini';
import { name, rowId } from '../common.ts';
import { brings } from './bandAttack.ts';
import { bandProvenance } from './bandPoints.ts';

/** A faction: attacks and abilities that every model of it has (V-77), and what its leader has besides (V-76). */
export const bandFaction = z.strictObject({
  id: rowId,
  name,
  attacks: brings.attacks,
  abilities: brings.abilities,
  leader: z.strictObject(brings),
  provenance: bandProvenance,
});
export type BandFaction = z.infer<typeof bandFaction>;
