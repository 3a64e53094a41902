import * as z from 'zod/mini';

/** The table of an enemy decides: it asks until its plan stands. */
export const npoTask = z.strictObject({ kind: z.literal('npo'), id: z.string(), operative: z.string() });
export type NpoTask = z.infer<typeof npoTask>;

/** Whether an unaware enemy noticed this operative at the end of its activation (`rules/acolyte.md` C18). */
export const spottedTask = z.strictObject({ kind: z.literal('spotted'), id: z.string(), operative: z.string() });
export type SpottedTask = z.infer<typeof spottedTask>;

/** Which of several is the enemies' Priority Target, before this one thinks (`rules/acolyte.md` A7). */
export const priorityTask = z.strictObject({ kind: z.literal('priority'), id: z.string(), operative: z.string() });
export type PriorityTask = z.infer<typeof priorityTask>;
