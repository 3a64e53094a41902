import * as z from 'zod/mini';
import { PLOY_MOMENTS } from '../tables/ployMoments.ts';

const count = z.int().check(z.minimum(0));

const STRATEGY_STEPS = ['ploys', 'reveal'] as const;
/** What is said in turn before a firefight: ploys (K-21), and what a side reveals (K-23). */
export type StrategyStepId = (typeof STRATEGY_STEPS)[number];

/** Both sides speak in turn until both have passed in succession. `side`: whose word it is; `said`: how often anybody spoke. */
export const strategyTask = z.strictObject({
  kind: z.literal('strategy'),
  id: z.string(),
  step: z.enum(STRATEGY_STEPS),
  side: z.string(),
  passes: count,
  said: count,
});
export type StrategyTask = z.infer<typeof strategyTask>;

/** A moment at which a side may use a tactical ploy (K-22). `operative`: whom it is about; `number`: ploys used at it so far. */
export const ployTask = z.strictObject({
  kind: z.literal('ploy'),
  id: z.string(),
  moment: z.enum(PLOY_MOMENTS),
  side: z.string(),
  operative: z.string(),
  number: count,
});
export type PloyTask = z.infer<typeof ployTask>;
