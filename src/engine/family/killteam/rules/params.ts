import * as z from 'zod/mini';

/** Parameters of a rule that is printed without a number. */
export const noParams = z.strictObject({});

/** The number printed behind a rule's name: dice, inches, wounds or uses, as the rule says. */
export const oneNumber = z.strictObject({ x: z.int().check(z.minimum(1)) });
