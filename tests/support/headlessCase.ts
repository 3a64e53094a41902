import * as z from 'zod/mini';
import { answerLine } from '../../src/headless/answerLine.ts';

const reply = z.looseObject({
  id: z.nullable(z.union([z.string(), z.number()])),
  ok: z.boolean(),
  result: z.optional(z.unknown()),
  error: z.optional(z.looseObject({ code: z.string(), path: z.optional(z.string()), message: z.string() })),
});
export type Reply = z.infer<typeof reply>;

/** A reply of the door as whoever reads it has it. */
export const parseReply = (text: string | null): Reply => reply.parse(JSON.parse(text ?? 'null'));

/** What the door answers to one case. */
export const answered = (line: unknown): Reply => parseReply(answerLine(JSON.stringify(line)));

/** Code and path of a refusal. */
export const refusedWith = (line: unknown): string => {
  const { ok, error } = answered(line);
  return ok || error === undefined ? 'ok' : `${error.code} ${error.path ?? '-'}`;
};
