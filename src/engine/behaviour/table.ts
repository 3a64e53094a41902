import * as z from 'zod/mini';
import { FACTS, isSelfFact, isTargetFact } from './fact.ts';
import { BEHAVIOUR_ACTIONS, PLACE_WISHES } from './step.ts';

export const behaviourAction = z.enum(BEHAVIOUR_ACTIONS);
export type BehaviourAction = z.infer<typeof behaviourAction>;

/** Numbers by which targets are compared; the smallest is taken, of `threat` the greatest. */
export const RANKS = ['closest', 'fewestWounds', 'threat'] as const;
export type Rank = (typeof RANKS)[number];

const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u), z.maxLength(60));
const text = z.string().check(z.minLength(1), z.maxLength(200));
const selfFact = z.string().check(z.refine(isSelfFact, { error: 'unknownFact' }));
const targetFact = z.string().check(z.refine(isTargetFact, { error: 'unknownFact' }));

/** A fact of the enemy that acts, or of some target; `is` left out: it is so. */
const factCondition = z.strictObject({ fact: selfFact, is: z.optional(z.boolean()) });
/** Somebody of the retinue for whom all of this is so. */
const someCondition = z.strictObject({
  some: z.array(z.strictObject({ fact: targetFact, is: z.optional(z.boolean()) })).check(z.minLength(1)),
});

/** IF: facts joined by all, any and not. Not known stays not known, and is asked for only when it decides (Kleene). */
export type FactCondition =
  | z.infer<typeof factCondition>
  | z.infer<typeof someCondition>
  | { readonly all: readonly FactCondition[] }
  | { readonly any: readonly FactCondition[] }
  | { readonly not: FactCondition };
const anyCondition: z.ZodMiniType<FactCondition> = z.lazy(() =>
  z.union([
    factCondition,
    someCondition,
    z.strictObject({ all: z.array(anyCondition).check(z.minLength(1)) }),
    z.strictObject({ any: z.array(anyCondition).check(z.minLength(1)) }),
    z.strictObject({ not: anyCondition }),
  ]),
);

/** Objects and lists within one another that a condition may have: deeper ones are refused before they are read. */
const DEEPEST = 32;
const isShallow = (value: unknown, left = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1)));
const condition: z.ZodMiniType<FactCondition> = z.pipe(
  z.unknown().check(z.refine((value) => isShallow(value), { error: 'tooDeep' })),
  anyCondition,
);

/** One thing to prefer: those for whom the fact is so (or is not), or the best by a number. */
const criterion = z.union([
  z.strictObject({ fact: targetFact, is: z.optional(z.boolean()) }),
  z.strictObject({ rank: z.enum(RANKS) }),
]);
export type Criterion = z.infer<typeof criterion>;

/**
 * WHO: of those the action may be done to, those for whom all of `where` is so; among them by `order`, one criterion after
 * the other, each taking away those that are worse. What is still equal: by `tie`, a roll fixed by the battle's seed, or
 * whoever is threatened most and then the roll.
 */
const who = z.strictObject({
  where: z.optional(z.array(z.strictObject({ fact: targetFact, is: z.optional(z.boolean()) }))),
  order: z.array(criterion),
  tie: z.enum(['roll', 'threat']),
});
export type Who = z.infer<typeof who>;

export type PlaceWish = (typeof PLACE_WISHES)[number];

export const DESTINATIONS = ['closest', 'targetLocation', 'noise', 'waypoint', 'objective', 'entry', 'away'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/**
 * WHERE: toward what, whether to end in cover, and what the place should offer: the first wish that can be had, the next
 * if it cannot. `upTo`: inches it moves at most, left out: as far as the action allows; `half`: half of its Move.
 */
const where = z.strictObject({
  toward: z.optional(z.enum(DESTINATIONS)),
  cover: z.enum(['must', 'ifPossible', 'no']),
  wishes: z.array(z.enum(PLACE_WISHES)),
  upTo: z.optional(z.enum(['half'])),
});
export type Where = z.infer<typeof where>;

/** One card of the stack: IF / WHO / WHERE / THEN. `note`: a master's own remark, shown as it is. */
export const row = z.strictObject({
  id,
  if: z.optional(condition),
  who: z.optional(who),
  where: z.optional(where),
  do: behaviourAction,
  note: z.optional(text),
});
export type BehaviourRow = z.infer<typeof row>;

/** When the enemy takes Engage: if its plan has an attack (Shoot, Fight or Charge); always; or also when a condition is so. */
export const orderRule = z.union([z.enum(['attacks', 'always']), z.strictObject({ attacksOr: condition })]);

/**
 * A behaviour: the first row that can be done is done, again and again, until the AP are spent (kill-team.md A9.3,
 * acolyte.md C18). When no row can be done the enemy passes.
 */
export const behaviourTable = z.strictObject({
  id,
  name: text,
  order: orderRule,
  rows: z.array(row).check(z.minLength(1), z.maxLength(60)),
  provenance: z.enum(['official-number', 'ours', 'user']),
});
export type BehaviourTable = z.infer<typeof behaviourTable>;

/**
 * A house rule: differences on another table. `replace` rows by id, `remove` some, `add` others after a row (null: first).
 */
export const behaviourChange = z.strictObject({
  id,
  name: text,
  extends: id,
  order: z.optional(orderRule),
  replace: z.array(row),
  remove: z.array(id),
  add: z.array(z.strictObject({ after: z.nullable(id), row })),
  sequence: z.optional(z.array(id)),
  provenance: z.enum(['official-number', 'ours', 'user']),
});
export type BehaviourChange = z.infer<typeof behaviourChange>;

/** What a pack holds: whole tables and differences. */
export const behaviour = z.union([behaviourTable, behaviourChange]);
export type Behaviour = z.infer<typeof behaviour>;

export const FACT_IDS: readonly string[] = FACTS.map((fact) => fact.id);
