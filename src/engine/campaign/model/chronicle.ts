import * as z from 'zod/mini';
import { battleReport } from './walk.ts';

const count = z.int().check(z.minimum(0));

/** A line of the chronicle: facts only, told by `words`. Names are copied in, for people leave. */
export const chronicleEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('founded'), day: count, name: z.string() }),
  z.strictObject({ kind: z.literal('recruited'), day: count, member: z.string(), name: z.string(), card: z.string() }),
  z.strictObject({
    kind: z.literal('left'),
    day: count,
    member: z.string(),
    name: z.string(),
    how: z.enum(['dismissed', 'retired']),
  }),
  z.strictObject({
    kind: z.literal('promoted'),
    day: count,
    member: z.string(),
    name: z.string(),
    instead: z.string(),
  }),
  /** Another name; `member` null: of the campaign itself. */
  z.strictObject({
    kind: z.literal('renamed'),
    day: count,
    member: z.nullable(z.string()),
    from: z.string(),
    name: z.string(),
  }),
  z.strictObject({ kind: z.literal('note'), day: count, text: z.string() }),
  /** A linked campaign was begun, came to its end, or was left. */
  z.strictObject({ kind: z.literal('module'), day: count, name: z.string(), how: z.enum(['begun', 'ended', 'left']) }),
  z.strictObject({ kind: z.literal('base'), day: count, base: z.string() }),
  z.strictObject({
    kind: z.literal('battle'),
    day: count,
    number: count,
    battle: z.string(),
    title: z.string(),
    mission: z.string(),
    faction: z.string(),
    difficulty: z.enum(['easy', 'medium', 'hard']),
    report: battleReport,
    deployed: z.array(z.strictObject({ member: z.nullable(z.string()), name: z.string() })),
    slain: z.array(z.strictObject({ member: z.string(), name: z.string(), by: z.nullable(z.string()) })),
    /** With three scars; left out by chapters of before. */
    retired: z.optional(z.array(z.strictObject({ member: z.string(), name: z.string() }))),
    scars: z.array(z.strictObject({ member: z.string(), name: z.string(), scar: z.string() })),
    healed: z.array(z.strictObject({ member: z.string(), name: z.string(), scar: z.string() })),
    levels: z.array(z.strictObject({ member: z.string(), name: z.string(), level: count })),
    honours: z.array(z.strictObject({ member: z.string(), name: z.string(), honour: z.string() })),
    xp: z.array(z.strictObject({ member: z.string(), xp: count })),
    found: z.array(z.string()),
  }),
]);
export type ChronicleEntry = z.infer<typeof chronicleEntry>;
export type BattleChapter = Extract<ChronicleEntry, { kind: 'battle' }>;
