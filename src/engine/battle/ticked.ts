import { endsWith } from '../scenario/primary.ts';
import type { BattleEvent } from './event.ts';
import type { BattleState } from './state.ts';

/** A tick of the mission is set or taken away; one that ends the battle does so, unless it is over by more than a limit of turning points. */
export function ticked(state: BattleState, tick: string, on: boolean): readonly BattleEvent[] {
  const { mission, result } = state;
  const rule = mission.ticks.find(({ id }) => id === tick);
  if (rule === undefined) return [];
  const ends = on && rule.ends !== 'no' && (result === null || result.reason === 'turningPointLimit');
  return [
    { type: 'tickSet', tick, on },
    ...(ends ? endsWith(state, rule.ends === 'failed' ? 'primaryFailed' : 'primaryDone') : []),
  ];
}
