import type { Request } from '../model/request.ts';
import type { Command, CommandType } from '../model/command.ts';
import { reject } from '../model/rejection.ts';
import type { BattleDecision, DecidersOf, Game } from '../rules/game.ts';
import { refused } from './decide/decision.ts';

function decideAs<T extends CommandType>(game: Game, type: T, command: Extract<Command, { type: T }>): BattleDecision {
  const known: Partial<DecidersOf<CommandType>> = game.rules.deciders;
  // A command of a file by another version, or of a plugin that is not here, is refused, not thrown.
  const decider = Object.hasOwn(known, type) ? known[type] : undefined;
  return decider === undefined ? refused(reject('unknownRule', { action: type })) : decider(game, command);
}

/** Decides a command by the rules of the game. */
export const decideIn = (game: Game, command: Command): BattleDecision => decideAs(game, command.type, command);

/** The open question, recomputed from the state; null: nothing is asked. */
export const pendingIn = (game: Game): Request | null => game.question;
