import * as z from 'zod/mini';
import { name, rowId } from '../common.ts';
import { few } from './bandAttack.ts';
import { bandProvenance, points } from './bandPoints.ts';

/** A model of a war band. `name` null: it is called as its card, with a number where there are several; `options`: of its card. */
export const bandMember = z.strictObject({
  id: rowId,
  model: rowId,
  name: z.nullable(name),
  options: few(rowId),
  leader: z.boolean(),
});
export type BandMember = z.infer<typeof bandMember>;

/** A war band: models and options of one faction, one of them the leader, for `limit` points at most (V-75, V-76). */
export const warBand = z.strictObject({
  id: rowId,
  name,
  faction: rowId,
  limit: points,
  members: z.array(bandMember).check(z.minLength(1), z.maxLength(60)),
  provenance: bandProvenance,
});
export type WarBand = z.infer<typeof warBand>;
