import * as z from 'zod/mini';

/** The two sides as tables and scenarios name them, whatever a system calls them. */
export const SIDE_WORDS = ['retinue', 'enemy'] as const;
export type SideWord = (typeof SIDE_WORDS)[number];

/**
 * Whom an effect is for (`rules/acolyte.md` C0). `who`: `one` at random, `each`, `choose` (the table chooses), `this` (the
 * operative the effect is about), `inside` (the table ticks who is within `inches` of the mark, 2 when not said, all
 * sides). Filters must all hold; `fallen` means those who do not stand, and only them; `other` anybody but 'this'. `keyword`:
 * only cards that have it. `carrying` a marker. `self` only 'this'. `crossed`: the table ticks who went across the mark,
 * `stopped`: whom terrain stopped. `once`: nobody for whom the same was done before in this battle. `ofThis`: within the inches of the operative that the effect is about, `ofBy`: of whoever brought
 * it about; else of the mark. `near`: the table says who is nearest to what the effect is about. `inTheOpen`: the table says
 * who is not in cover; `worst`: at most so many of them, those who have lost most wounds first; `clearOfHeavy`: who is not within control range of heavy or stronghold terrain; `alone`: who has no friend within the inches.
 */
export const selector = z.strictObject({
  who: z.enum(['one', 'each', 'choose', 'this', 'inside', 'crossed', 'stopped', 'near']),
  side: z.enum([...SIDE_WORDS, 'any']),
  filters: z.array(
    z.enum([
      'ranged',
      'loaded',
      'ready',
      'engage',
      'conceal',
      'standing',
      'injured',
      'fallen',
      'acting',
      'shaken',
      'jammed',
      'carrying',
      'other',
      'self',
      'inTheOpen',
      'clearOfHeavy',
      'alone',
    ]),
  ),
  keyword: z.optional(z.string()),
  inches: z.optional(z.number().check(z.positive(), z.maximum(30))),
  ofThis: z.optional(z.boolean()),
  ofBy: z.optional(z.boolean()),
  once: z.optional(z.boolean()),
  worst: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
});
export type Selector = z.infer<typeof selector>;
