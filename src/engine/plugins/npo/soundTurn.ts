import * as z from 'zod/mini';
import { BEHAVIOUR_ACTIONS, PLACE_WISHES } from '../../behaviour/killTeam/step.ts';
import { ORDERS } from '../../core/ids.ts';
import type { EnemyTurn } from './state.ts';

const ids = z.array(z.string());

const plannedStep = z.looseObject({
  row: z.string(),
  action: z.enum(BEHAVIOUR_ACTIONS),
  target: z.nullable(z.string()),
  wish: z.nullable(z.enum(PLACE_WISHES)),
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
  plan: z.nullable(z.looseObject({ order: z.enum(ORDERS), steps: z.array(plannedStep), trace: z.array(whyLine) })),
});

/** A turn as far as it is in order: one that was edited by hand may have a plan that is none, and then has none. */
export const soundTurn = (turn: EnemyTurn): EnemyTurn =>
  told.safeParse(turn).success ? turn : { ...turn, why: [], plan: null };
