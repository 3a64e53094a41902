import type { BattleEvent } from '../model/event.ts';
import { areEngaged, ofSide, operativeById, opposing, standing } from '../model/lookup.ts';
import type { Operative } from '../model/operative.ts';
import type { Game } from '../rules/game.ts';
import type { Side } from '../../../core/ids.ts';

/** Where one side's story is told, only that side guards. */
export const mayGuard = ({ rules }: Game, side: Side): boolean =>
  rules.protagonists === null || rules.protagonists === side;

/** The operatives of a side on guard. */
export const onGuard = (game: Game, side: Side): readonly Operative[] =>
  mayGuard(game, side) ? ofSide(game.state, side).filter((operative) => operative.guard && standing(operative)) : [];

/** Guards in whose control range an enemy ended its action while nobody interrupted: their guard ends. */
export const surprisedBy = (game: Game, enemy: string): readonly BattleEvent[] =>
  onGuard(game, opposing(game.state, operativeById(game.state, enemy).side))
    .filter((guard) => areEngaged(game.state, guard.id, enemy))
    .map((guard) => ({ type: 'guardEnded', operative: guard.id, why: 'enemyClose' }));
