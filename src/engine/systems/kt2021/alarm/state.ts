import * as z from 'zod/mini';
import type { Side } from '../../../core/ids.ts';
import { standing } from '../../../family/killteam/model/lookup.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import { matchOf } from '../match/matchOf.ts';
import { attackerOf, defenderOf } from '../setup/state.ts';

declare module '../../../family/killteam/model/state.ts' {
  interface PluginSlices {
    /** The alarm of the mission: who raised it, whom it saw, and when; absent: it is not raised. */
    alarm: Alarm;
  }
}

export const alarm = z.strictObject({ by: z.string(), seen: z.string(), turningPoint: z.int() });
export type Alarm = z.infer<typeof alarm>;

/** The side that has sentries; null: the mission has none. */
export const sentriesSide = (state: BattleState): Side | null => {
  const of = matchOf(state)?.alarm?.sentries;
  return of === undefined ? null : of === 'attacker' ? attackerOf(state) : defenderOf(state);
};

/** It stands and would raise the alarm. */
export const isSentry = (state: BattleState, operative: Operative): boolean => {
  const keyword = matchOf(state)?.alarm?.keyword ?? null;
  const keeps = keyword === null || operative.keywords.includes(keyword);
  return operative.side === sentriesSide(state) && standing(operative) && keeps;
};
