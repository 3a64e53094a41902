import type { BattleEvent } from '../model/event.ts';
import type { BattleState } from '../model/state.ts';

/** A tick of the mission is set or taken away; one that ends the battle does so, unless it is over by more than a limit of turning points. */
export function ticked({ mission, result }: BattleState, tick: string, on: boolean): readonly BattleEvent[] {
  const rule = mission.ticks.find(({ id }) => id === tick);
  if (rule === undefined) return [];
  const ends = on && rule.ends !== 'no' && (result === null || result.reason === 'turningPointLimit');
  return [
    { type: 'tickSet', tick, on },
    ...(ends
      ? [{ type: 'battleEnded' as const, reason: rule.ends === 'failed' ? 'primaryFailed' : 'primaryDone' } as const]
      : []),
  ];
}
