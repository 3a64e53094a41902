import * as z from 'zod/mini';

/** Who sees whom is asked of the table for an alarm (C-45). `operative`: whose action it is. */
export const sentriesTask = z.strictObject({ kind: z.literal('sentries'), id: z.string(), operative: z.string() });
export type SentriesTask = z.infer<typeof sentriesTask>;
