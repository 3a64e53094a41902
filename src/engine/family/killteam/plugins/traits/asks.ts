import type { BattleEvent } from '../../model/event.ts';
import type { ReactionTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import { offersAt } from './offers.ts';

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

/** The question, if somebody can use anything then; `of`: what tells it from others. */
export const asks = (game: Game, about: About, of: string): readonly BattleEvent[] =>
  isOffered(game, about) ? [{ type: 'taskOpened', task: reactionTask(about, of) }] : [];
