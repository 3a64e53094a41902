import * as z from 'zod/mini';

/**
 * Who is near a marker is asked of the table (K-61). `wish`: what somebody wants to do that depends on it; absent: nothing.
 */
export const markerTask = z.strictObject({
  kind: z.literal('marker'),
  id: z.string(),
  marker: z.string(),
  /** An action, by its id: Pick Up, or one of the mission. */
  wish: z.optional(z.strictObject({ operative: z.string(), action: z.string() })),
});
export type MarkerTask = z.infer<typeof markerTask>;

/** Whether who has moved came so near to a mark that it sets off what waits there. `lasting`: what waits, by its id. */
export const trapTask = z.strictObject({
  kind: z.literal('trap'),
  id: z.string(),
  operative: z.string(),
  lasting: z.string(),
});
export type TrapTask = z.infer<typeof trapTask>;
