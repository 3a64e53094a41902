import * as z from 'zod/mini';
import { MANNERS } from '../match/match.ts';

declare module '../../../family/killteam/model/state.ts' {
  interface PluginSlices {
    /** Who brought whom down (K-60), in order; absent: nobody. */
    credits: Credit[];
    /** Victory points, each by what brought them; absent: none. */
    score: Scored[];
    /** Actions of the mission that were done; absent: none. */
    missionActs: MissionAct[];
  }
}

/** Who has the credit for somebody who fell, and how (K-60). `by` null: nobody. */
export const credit = z.strictObject({
  by: z.nullable(z.string()),
  victim: z.string(),
  how: z.enum(MANNERS),
  turningPoint: z.int(),
});
export type Credit = z.infer<typeof credit>;

/**
 * Points of a side by what brought them, in one turning point (null: at the end of the battle). `hand`: somebody corrected
 * them, and they are not looked at again.
 */
export const scored = z.strictObject({
  side: z.string(),
  source: z.string(),
  turningPoint: z.nullable(z.int()),
  points: z.int().check(z.minimum(0)),
  hand: z.boolean(),
});
export type Scored = z.infer<typeof scored>;

/** One time that an action of the mission was done. `activation`: its number, of all in the turning point. */
export const missionAct = z.strictObject({
  action: z.string(),
  operative: z.string(),
  turningPoint: z.int(),
  activation: z.int(),
});
export type MissionAct = z.infer<typeof missionAct>;
