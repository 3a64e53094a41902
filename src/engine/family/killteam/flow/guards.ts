import type { BattleEvent } from '../model/event.ts';
import { areEngaged, findOperative, ofSide, operativeById, opposing, standing } from '../model/lookup.ts';
import type { Operative } from '../model/operative.ts';
import type { Game } from '../rules/game.ts';
import { endOfActivation } from './turns.ts';
import type { Side } from '../../../core/ids.ts';

/** The operatives of a side on guard. */
export const onGuard = ({ state }: Game, side: Side): readonly Operative[] =>
  ofSide(state, side).filter((operative) => operative.guard && standing(operative));

/** Guards in whose control range an enemy ended its action while nobody interrupted: their guard ends. */
export const surprisedBy = (game: Game, enemy: string): readonly BattleEvent[] =>
  onGuard(game, opposing(game.state, operativeById(game.state, enemy).side))
    .filter((guard) => areEngaged(game.state, guard.id, enemy))
    .map((guard) => ({ type: 'guardEnded', operative: guard.id, why: 'enemyClose' }));

/** Who acted is down: its activation is over, once no guard interrupts it any more. */
export function activationCut(game: Game): readonly BattleEvent[] {
  const { activation } = game.state;
  const acting = activation === null ? null : findOperative(game.state, activation.operative);
  if (activation === null || acting === null || standing(acting)) return [];
  return endOfActivation(game, activation);
}

/** An interrupt that comes to nothing, as if nobody had interrupted. */
export const interruptLetBe = (game: Game, enemy: string): readonly BattleEvent[] => [
  { type: 'interruptEnded' },
  ...surprisedBy(game, enemy),
  ...activationCut(game),
];
