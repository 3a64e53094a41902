import * as z from 'zod/mini';
import { activation } from './activation.ts';
import { attackTask } from './attackTask.ts';
import { moved } from './facts.ts';

const count = z.int().check(z.minimum(0));
const face = z.int().check(z.minimum(1), z.maximum(6));

/** Both sides roll a die, ties again: who sets up first (V-80), who has the first turn (V-14). Faces by side. `winner`: who has still to choose its side of the table (V-80); null: nobody. `tied`: the face of the tie before; absent: there was none. */
export const rollOffTask = z.strictObject({
  kind: z.literal('rollOff'),
  of: z.enum(['deployment', 'firstTurn']),
  faces: z.record(z.string(), face),
  winner: z.nullable(z.string()),
  tied: z.optional(face),
});

/** A model tests its nerve (V-69); `second`: at its own edge (V-73). `asked`: no ability is wanted. `said`: ids of those paid for. */
export const nerveTask = z.strictObject({
  kind: z.literal('nerve'),
  model: z.string(),
  second: z.boolean(),
  asked: z.boolean(),
  said: z.array(z.string()),
});

/**
 * A move on its way. `leaving`: enemies left that may still attack, in order (V-41). `stopped`: it went down on the way and does not
 * arrive. `fallen`: its fall has been worked out. `flight`: how far a flight goes, and whether to its own edge (V-70, V-73); null: it is none.
 */
export const moveTask = z.strictObject({
  kind: z.literal('move'),
  model: z.string(),
  action: z.enum(['walk', 'run', 'charge', 'fallback']),
  target: z.nullable(z.string()),
  moved,
  leaving: z.array(z.string()),
  /** Enemies whose range it has left so far. */
  gone: z.array(z.string()),
  stopped: z.boolean(),
  fallen: z.boolean(),
  flight: z.nullable(z.strictObject({ inches: z.number(), atEdge: z.boolean() })),
});

/** An action of a card's own that still has to know whom it means (V-07). */
export const ownTask = z.strictObject({ kind: z.literal('own'), model: z.string(), own: z.string() });

/** Work in hand, top last. */
export const task = z.discriminatedUnion('kind', [rollOffTask, nerveTask, moveTask, ownTask, attackTask]);
export type Task = z.infer<typeof task>;
export type RollOffTask = z.infer<typeof rollOffTask>;
export type NerveTask = z.infer<typeof nerveTask>;
export type MoveTask = z.infer<typeof moveTask>;
export type OwnTask = z.infer<typeof ownTask>;

/** What an act can be taken back to before any die: the activation and the pairs in reach as they were, and command points paid for it, by side. */
export const backTo = z.strictObject({
  activation,
  engagement: z.array(z.tuple([z.string(), z.string()])),
  paid: z.record(z.string(), count),
});
export type BackTo = z.infer<typeof backTo>;
