import type { ActionId } from '../../../../core/ids.ts';
import type { BattleEvent } from '../../model/event.ts';
import { findOperative } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import type { AfterActionTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import type { BattleHooks } from '../../rules/plugin.ts';
import { concerns, type LastingOf, lastingOf } from '../../stats/changes.ts';
import { untouchedBy } from '../../stats/untouched.ts';
import type { BattleMoment } from '../../card/moments.ts';
import { environmentsBegin } from './environments.ts';
import { openEffects } from './table.ts';
import { trapAsked } from './trap.ts';

function opens(game: Game, { id, source, change, by, uses }: LastingOf<'moment'>, subject: string | null) {
  const used: readonly BattleEvent[] =
    uses === undefined ? [] : [{ type: 'lastingUsed', operative: subject, lasting: id, source }];
  return [
    ...used,
    ...openEffects(game.state, change.effects, {
      source,
      subject,
      again: null,
      task: `${change.on}.${id}`,
      ...(by !== undefined && { by }),
    }),
  ];
}

/** What lasts and does something at this moment; `subject`: who acts then, whom it has to concern. What is opened last is done first. */
function at(game: Game, on: BattleMoment, subject: Operative | null): readonly BattleEvent[] {
  return lastingOf(game.state, 'moment')
    .filter((each) => each.change.on === on && (subject === null || concerns(each.on, subject)))
    .filter(({ source }) => subject === null || untouchedBy(game.state, subject, source.id) === null)
    .toReversed()
    .flatMap((each) =>
      each.change.trap !== undefined && subject !== null
        ? trapAsked(game.state, each, subject)
        : opens(game, each, subject?.id ?? each.by ?? null),
    );
}

const MOVES: readonly ActionId[] = ['reposition', 'dash', 'fallBack', 'charge'];

/** This Reposition or Dash is the second of the two in its activation. */
const isSecond = ({ state: { activation } }: Game, { operative, action }: AfterActionTask): boolean =>
  activation?.operative === operative &&
  (action === 'reposition' || action === 'dash') &&
  activation.done.includes('reposition') &&
  activation.done.includes('dash');

function actedMoments(game: Game, task: AfterActionTask): readonly BattleMoment[] {
  const { action } = task;
  if (action === 'shoot') return ['shot'];
  if (action === null || !MOVES.includes(action)) return [];
  return isSecond(game, task) ? ['moved', 'movedTwice'] : ['moved'];
}

/** The moments of a battle at which what lasts does something. */
export const lastingMoments = {
  follows: environmentsBegin,
  turningPointBegins: (game) => at(game, 'turningPointBegins', null),
  activates: (game, operative) => at(game, 'activates', operative),
  acted: (game, task) => {
    const operative = task.operative === null ? null : findOperative(game.state, task.operative);
    return operative === null ? [] : actedMoments(game, task).flatMap((on) => at(game, on, operative));
  },
  activationOver: (game, id) => at(game, 'activationOver', findOperative(game.state, id)),
  turningPointOver: (game) => at(game, 'turningPointOver', null),
} satisfies Partial<BattleHooks>;
