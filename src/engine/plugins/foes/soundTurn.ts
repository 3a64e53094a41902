import * as z from 'zod/mini';
import { ROUND_ACTIONS, ROUND_WISHES } from '../../behaviour/rounds/step.ts';
import type { FoeTurn } from './state.ts';

const ids = z.array(z.string());

const step = z.looseObject({
  row: z.string(),
  action: z.enum(ROUND_ACTIONS),
  target: z.nullable(z.string()),
  wish: z.nullable(z.enum(ROUND_WISHES)),
  inches: z.nullable(z.number()),
});

const whyLine = z.looseObject({
  row: z.string(),
  why: z.enum(['done', 'stopped', 'condition', 'nobody', 'kept', 'tie']),
  what: z.string(),
  is: z.boolean(),
  from: ids,
  to: ids,
});

const told = z.looseObject({
  why: z.array(z.looseObject({ by: z.string(), left: ids })),
  plan: z.nullable(z.looseObject({ steps: z.array(step), trace: z.array(whyLine) })),
});

/** A turn as far as it is in order: one that was edited by hand may have a plan that is none, and then has none. */
export const soundTurn = (turn: FoeTurn): FoeTurn =>
  told.safeParse(turn).success ? turn : { ...turn, why: [], plan: null };
