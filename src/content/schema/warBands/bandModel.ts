import * as z from 'zod/mini';
import { base } from '../../../engine/family/vanguard/card/card.ts';
import { count, name, positive, rowId } from '../common.ts';
import { bandFigures, brings, few } from './bandAttack.ts';
import { bandProvenance, points } from './bandPoints.ts';

/**
 * What a model may have for points (V-75): more attacks, actions, abilities and invulnerable values, in place of the attacks
 * of its card that it `replaces`.
 */
const bandOption = z.strictObject({
  id: rowId,
  name,
  points,
  replaces: few(rowId),
  ...brings,
  invulnerable: bandFigures.invulnerable,
});
export type BandOption = z.infer<typeof bandOption>;

/**
 * A card of a faction (V-04). `kind`: trooper, beast, hero; `most`: how many of it a war band may have (V-75); `leads`: what
 * it has more as the leader, usually 1 CP and 1 wound (V-76), null: it cannot lead.
 */
export const bandModel = z.strictObject({
  id: rowId,
  name,
  faction: rowId,
  kind: name,
  ...bandFigures,
  base,
  points,
  most: positive,
  leads: z.nullable(z.strictObject({ cp: count, wn: count })),
  ...brings,
  options: few(bandOption),
  provenance: bandProvenance,
});
export type BandModel = z.infer<typeof bandModel>;
