import type { BattleEvent } from '../../model/event.ts';
import type { ReactionTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import { missedAt, offersAt } from './offers.ts';

/** A moment, and whom it is about. */
export type About = Omit<ReactionTask, 'kind' | 'id'>;

/** The work of asking; `of`: what tells it from others. */
const reactionTask = (about: About, of: string): ReactionTask => ({
  kind: 'reaction',
  id: `${about.moment}.${of}`,
  ...about,
});

/** Whether somebody can use anything then, and something would come of it. */
export const isOffered = (game: Game, about: About): boolean => offersAt(game, reactionTask(about, '')).length > 0;

/** Those who could step in, were it not forbidden or too dear: told where nobody is asked. */
const missed = (game: Game, task: ReactionTask): readonly BattleEvent[] =>
  missedAt(game, task)
    .filter(({ reason }) => reason.code !== 'traitUsedUp')
    .map(({ operative, trait, reason }) => ({
      type: 'traitBarred',
      operative: operative.id,
      trait: trait.id,
      name: trait.name,
      reason,
    }));

/**
 * The question, if somebody can use anything then, else what keeps them from it; `of`: what tells it from others. Whose
 * table sees who comes near is told nothing: that would tell where nobody is.
 */
export function asks(game: Game, about: About, of: string): readonly BattleEvent[] {
  const task = reactionTask(about, of);
  if (offersAt(game, task).length > 0) return [{ type: 'taskOpened', task }];
  return about.moment === 'onNear' ? [] : missed(game, task);
}
