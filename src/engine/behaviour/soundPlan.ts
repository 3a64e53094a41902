import * as z from 'zod/mini';

const ids = z.array(z.string());

const whyLine = z.looseObject({
  row: z.string(),
  why: z.enum(['done', 'stopped', 'condition', 'nobody', 'kept', 'tie']),
  what: z.string(),
  is: z.boolean(),
  from: ids,
  to: ids,
});

const place = z.looseObject({ x: z.number(), y: z.number(), z: z.number() });

/** The words of a game's tables that a plan is made of. `more`: what its plans say besides. */
export interface PlanWords {
  readonly actions: readonly string[];
  readonly wishes: readonly string[];
  readonly more?: Readonly<Record<string, z.ZodMiniType>>;
}

/** What the turn of somebody whom a table plays says of why and of what is planned, in these words. */
export function plannedTurn({ actions, wishes, more = {} }: PlanWords): z.ZodMiniType {
  const step = z.looseObject({
    row: z.string(),
    action: z.enum(actions),
    target: z.nullable(z.string()),
    wish: z.nullable(z.enum(wishes)),
    inches: z.nullable(z.number()),
    path: z.optional(z.array(place)),
  });
  return z.looseObject({
    why: z.array(z.looseObject({ by: z.string(), left: ids })),
    plan: z.nullable(z.looseObject({ ...more, steps: z.array(step), trace: z.array(whyLine) })),
  });
}

/** A turn as far as it is in order: one that was edited by hand may have a plan that is none, and then has none. */
export const withSoundPlan = <T extends { readonly why: readonly unknown[]; readonly plan: object | null }>(
  shape: z.ZodMiniType,
  turn: T,
): T => (shape.safeParse(turn).success ? turn : { ...turn, why: [], plan: null });
