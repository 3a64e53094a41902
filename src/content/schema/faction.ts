import * as z from 'zod/mini';
import { coversDie } from '../../engine/tables/coversDie.ts';
import { arms, count, name, positive, provenance, rowId, writtenRule } from './common.ts';

const face = z.int().check(z.minimum(1), z.maximum(20));

/** Faces `from`..`to` of the D20 bring one `card`; at most `max` of it in a force. `arms` empty: those of the card. */
export const factionRow = z.strictObject({
  from: face,
  to: face,
  max: z.nullable(positive),
  dv: count,
  card: rowId,
  arms,
  provenance,
});
export type FactionRow = z.infer<typeof factionRow>;

const d20 = (rows: readonly FactionRow[]): boolean => coversDie(20, rows);

/** Enemies that fight together and the D20 table that brings them; every face exactly once. */
export const faction = z.strictObject({
  id: rowId,
  name,
  rows: z.array(factionRow).check(z.refine(d20, { error: 'facesNotCoveredOnce' })),
  rules: z.array(writtenRule),
  provenance,
});
export type Faction = z.infer<typeof faction>;
