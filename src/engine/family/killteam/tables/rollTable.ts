import * as z from 'zod/mini';
import { coversDie } from './coversDie.ts';
import type { EffectStep } from './effect.ts';

/** Dice that tables are rolled with. */
export const TABLE_DICE = [3, 4, 6, 8, 10, 12, 20] as const;

/**
 * A row: faces `from`..`to`, what it is called, and what it does. `otherwise`: done instead when ammunition rules are off and
 * the effects concern ammunition.
 */
const rowWith = (step: z.ZodMiniType<EffectStep>) =>
  z.strictObject({
    from: z.int(),
    to: z.int(),
    id: z.string(),
    name: z.string(),
    text: z.string(),
    effects: z.array(step),
    otherwise: z.nullable(z.array(step)),
    provenance: z.enum(['official-number', 'ours', 'user']),
  });
export type TableRow = z.infer<ReturnType<typeof rowWith>>;

export const RESHUFFLES = ['whenEmpty', 'atFace'] as const;

/**
 * A table that is drawn from like a deck, one card for each face, none put back: until the last is drawn, or until the card
 * `face` is, which is followed first (acolyte.md C14, deck option).
 */
const deck = z.strictObject({ reshuffle: z.enum(RESHUFFLES), face: z.optional(z.int()) });
export type Deck = z.infer<typeof deck>;

/** Whether the card at which a deck is shuffled is there, and only where one is needed. */
const isWhole = ({ die, deck: drawn }: { die: number; deck?: Deck | undefined }): boolean =>
  drawn === undefined ||
  (drawn.face === undefined
    ? drawn.reshuffle === 'whenEmpty'
    : drawn.reshuffle === 'atFace' && drawn.face >= 1 && drawn.face <= die);

const covered = (table: { die: number; rows: TableRow[] }): boolean => coversDie(table.die, table.rows);

/**
 * A roll table; its schema proves that every face is covered exactly once. `step`: how closely its effects are looked at, as
 * a pack holds them or as a battle does.
 */
export const rollTableWith = (step: z.ZodMiniType<EffectStep>) =>
  z
    .strictObject({
      id: z.string(),
      title: z.string(),
      die: z.union(TABLE_DICE.map((die) => z.literal(die))),
      rows: z.array(rowWith(step)),
      deck: z.optional(deck),
      provenance: z.enum(['official-number', 'ours', 'user']),
    })
    .check(
      z.refine(covered, { error: 'facesNotCoveredOnce' }),
      z.refine(isWhole, { path: ['deck', 'face'], error: 'outOfRange' }),
    );
export type RollTable = z.infer<ReturnType<typeof rollTableWith>>;

/** The row for a face; undefined when the face is not on the die. */
export const rowFor = (table: RollTable, face: number): TableRow | undefined =>
  table.rows.find((row) => face >= row.from && face <= row.to);
