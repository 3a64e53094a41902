import type { BattleEvent } from '../model/event.ts';
import type { Game } from '../rules/game.ts';

/** The battle ends with a verdict by the table's word. */
export const endsWith = (game: Game, reason: 'primaryDone' | 'primaryFailed'): readonly BattleEvent[] => [
  ...game.rules.hooks.verdict(game, reason),
  { type: 'battleEnded', reason },
];

/** A tick of the mission is set or taken away; one that ends the battle does so, unless it is over by more than a limit of turning points. */
export function ticked(game: Game, tick: string, on: boolean): readonly BattleEvent[] {
  const { mission, result } = game.state;
  const rule = mission.ticks.find(({ id }) => id === tick);
  if (rule === undefined) return [];
  const ends = on && rule.ends !== 'no' && (result === null || result.reason === 'turningPointLimit');
  return [
    { type: 'tickSet', tick, on },
    ...(ends ? endsWith(game, rule.ends === 'failed' ? 'primaryFailed' : 'primaryDone') : []),
  ];
}
