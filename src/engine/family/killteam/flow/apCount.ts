import type { BattleEvent } from '../model/event.ts';
import { operativeById } from '../model/lookup.ts';
import type { Game } from '../rules/game.ts';
import { aplOf } from '../stats/stats.ts';

/**
 * AP of the activation in hand, where they are counted once and are not yet: when nothing of what comes with the activation is
 * open any more, so that it counts (C-08, C-10).
 */
export function apDue(game: Game): readonly BattleEvent[] {
  const { activation } = game.state;
  const counts =
    game.rules.turns.apCounted === 'whenActivated' && activation?.kind === 'activation' && activation.ap === undefined;
  return counts
    ? [
        {
          type: 'apCounted',
          operative: activation.operative,
          ap: aplOf(game, operativeById(game.state, activation.operative)),
        },
      ]
    : [];
}
