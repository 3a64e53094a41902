import type { OperativeId } from '../../../../core/ids.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { ReactionTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import { type About, asks, isOffered } from './asks.ts';
import { isForSeveral } from './offers.ts';

/** Which of these enemies has the one that moved near it; asked of all at once, of nobody who could not use it. */
export function nearAsked(game: Game, mover: OperativeId, enemies: readonly OperativeId[]): readonly BattleEvent[] {
  const about = (operative: OperativeId): About => ({ moment: 'onNear', operative, other: mover });
  const able = enemies.filter((enemy) => isOffered(game, about(enemy)));
  const [first] = able;
  if (first === undefined) return [];
  return able.length === 1
    ? asks(game, about(first), first)
    : asks(game, { moment: 'onNear', operative: null, other: mover, beside: able }, mover);
}

/** Of several asked at once one fights: then the others are asked for. */
export const othersAsked = (game: Game, task: ReactionTask, fighting: OperativeId): readonly BattleEvent[] =>
  isForSeveral(task) && task.other !== null
    ? nearAsked(
        game,
        task.other,
        (task.beside ?? []).filter((id) => id !== fighting),
      )
    : [];
