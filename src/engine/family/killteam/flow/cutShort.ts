import type { BattleEvent } from '../model/event.ts';
import { operativeById, standing } from '../model/lookup.ts';
import type { Game } from '../rules/game.ts';
import { activationCut, interruptLetBe } from './guards.ts';

/** Who acts has gone down with nothing more in hand, by a correction say: its activation, counteraction or interrupt is over. */
export function cutShort(game: Game): readonly BattleEvent[] {
  const { interrupt, result, phase } = game.state;
  if (result !== null || phase !== 'firefight') return [];
  if (interrupt === null) return activationCut(game);
  const { operative, enemy } = interrupt;
  return standing(operativeById(game.state, operative)) ? [] : interruptLetBe(game, operative, enemy);
}
