import type { Side } from '../../../../core/ids.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game } from '../../rules/game.ts';

/** Initiative is decided: the Ready step, and what plugins do in it. `face`: of a single die that decided. */
export const strategyEvents = (game: Game, side: Side, face: number | null): readonly BattleEvent[] => [
  { type: 'initiativeSet', side, face },
  { type: 'readied', cp: game.rules.readyCp(game.state, side) },
  ...game.rules.hooks.readied(game),
];
