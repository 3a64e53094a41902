import * as z from 'zod/mini';
import { coversDie } from '../../engine/family/killteam/tables/coversDie.ts';
import { effectStep } from '../../engine/family/killteam/tables/effect.ts';
import { trait } from '../../engine/family/killteam/traits/packTrait.ts';
import { arms, count, name, positive, provenance, rowId, writtenRule } from './common.ts';

const face = z.int().check(z.minimum(1), z.maximum(20));

/** Faces `from`..`to` of the D20 bring one `card`; at most `max` of it in a force. `arms` empty: those of the card. */
const factionRow = z.strictObject({
  from: face,
  to: face,
  max: z.nullable(positive),
  dv: count,
  card: rowId,
  arms,
  provenance,
});
export type FactionRow = z.infer<typeof factionRow>;

/**
 * What makes a force of the faction different, chosen with it: a god, a gang's trade. `grants`: traits for its cards with a
 * keyword, for all without one; `reserves`: cards that may take a fallen one's place.
 */
const variant = z.strictObject({
  id: rowId,
  name,
  grants: z.array(z.strictObject({ keyword: z.nullable(name), traits: z.array(trait) })),
  reserves: z.array(rowId),
  provenance,
});
export type Variant = z.infer<typeof variant>;

const d20 = (rows: readonly FactionRow[]): boolean => coversDie(20, rows);

/**
 * Enemies that fight together and the D20 table that brings them, every face exactly once; `variants`: kinds of them;
 * `insteadOfReinforcements`: what it does where an event would bring it the usual reinforcements.
 */
export const faction = z.strictObject({
  id: rowId,
  name,
  rows: z.array(factionRow).check(z.refine(d20, { error: 'facesNotCoveredOnce' })),
  rules: z.array(writtenRule),
  variants: z.optional(z.array(variant)),
  insteadOfReinforcements: z.optional(z.strictObject({ id: rowId, name, effects: z.array(effectStep) })),
  provenance,
});
export type Faction = z.infer<typeof faction>;
