import * as z from 'zod/mini';
import { isFreeName } from '../../core/ids.ts';
import { trait } from '../../family/killteam/traits/packTrait.ts';

const count = z.int().check(z.minimum(0), z.maximum(99));
const face = z.int().check(z.minimum(1), z.maximum(20));
const id = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u), z.maxLength(60), z.refine(isFreeName, { error: 'badId' }));
const words = { id, name: z.string().check(z.minLength(1), z.maxLength(80)) };
const text = z.string().check(z.minLength(1), z.maxLength(400));

/** Lists of battle honours of Kill Team 2021, by the names that campaigns have for them. */
export const HONOUR_LISTS = ['combat', 'marksman', 'scout', 'staunch'] as const;
export const honourList = z.enum(HONOUR_LISTS);
export type HonourList = z.infer<typeof honourList>;

/** A rank, from so much experience (XP) on. `honours`: battle honours that it brings. */
const rank = z.strictObject({ ...words, xp: z.int().check(z.minimum(0), z.maximum(9999)), honours: count });
export type Rank = z.infer<typeof rank>;

/** One face of a list of battle honours. */
const honour = z.strictObject({ ...words, list: honourList, face, trait });

/** One face of the table of battle scars. */
const scar = z.strictObject({ ...words, face, trait });

/** What a casualty test means, by its total (D6, less 1 for each scar); null: no end. `scar`: rolled on the table of scars. */
const casualty = z.strictObject({
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  result: z.enum(['slain', 'scarAndRest', 'scar', 'knockedOut', 'recovered']),
});

/**
 * What a requisition does when it is paid. `heal`: one scar of an operative is gone; `experience`: so many XP for an operative;
 * `rested`: somebody need not rest; `equipment`: one item of the kill team's list of at most so many EP, to be kept, of two
 * prices the lower (C-48); `ep`: so many EP more in the next battle; `asset`: a strategic asset of choice.
 */
const deed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heal') }),
  z.strictObject({ kind: z.literal('experience'), by: count }),
  z.strictObject({ kind: z.literal('rested') }),
  z.strictObject({ kind: z.literal('equipment'), upTo: count }),
  z.strictObject({ kind: z.literal('ep'), by: count }),
  z.strictObject({ kind: z.literal('asset') }),
]);
export type Deed = z.infer<typeof deed>;

/** Something that requisition points (RP) buy. */
const requisition = z.strictObject({ ...words, text, cost: count, does: deed });
export type Requisition = z.infer<typeof requisition>;

/**
 * A strategic asset: what it adds to recovery tests, to EP of each battle and to RP after each; `trait`: what every operative
 * has of it in a battle, null: nothing.
 */
const asset = z.strictObject({
  ...words,
  text,
  recovery: count,
  ep: count,
  requisition: count,
  trait: z.nullable(trait),
});
export type Asset = z.infer<typeof asset>;

/**
 * Narrative play of Kill Team 2021, as far as its books name it (K-81): ranks, battle honours, battle scars, what battles pay
 * in experience and requisition points, what these buy, strategic assets. `recovery`: the total of a D6 that heals a scar.
 * `experience.survived`: half of it, rounded up, for who went down.
 */
export const narrativeBook = z.strictObject({
  ...words,
  ranks: z.array(rank),
  honours: z.array(honour),
  scars: z.array(scar),
  /** So many scars at once end a career. */
  scarsToEnd: z.int().check(z.minimum(1), z.maximum(20)),
  casualties: z.array(casualty),
  recovery: z.int().check(z.minimum(1), z.maximum(20)),
  experience: z.strictObject({ survived: count, won: count, kill: count }),
  requisition: z.strictObject({ start: count, played: count, won: count, most: count }),
  requisitions: z.array(requisition),
  assets: z.array(asset),
  provenance: z.enum(['official-number', 'ours', 'user']),
});
export type NarrativeBook = z.infer<typeof narrativeBook>;
