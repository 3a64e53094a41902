import { decideIn } from '../family/killteam/flow/decideIn.ts';
import type { Game } from '../family/killteam/rules/game.ts';

/** True when this action of the scenario, done now by whoever acts, ends the battle at once; what waits for dice does not. */
export function endsBattle(game: Game, action: string): boolean {
  const decision = decideIn(game, { type: 'actInScenario', action });
  return decision.ok && game.state.result === null && decision.state.result !== null;
}
