import { advance } from '../advance.ts';
import type { Override } from '../../model/command.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { BattleDecision, Game } from '../../rules/game.ts';
import { isPrecondition, type Rejection } from '../../model/rejection.ts';

export const refused = (rejection: Rejection): BattleDecision => ({ ok: false, rejection });

/** The events, and whatever follows by itself. */
export const done = (game: Game, events: readonly BattleEvent[]): BattleDecision => ({
  ok: true,
  ...advance(game, events),
});

/**
 * Does it unless there is a reason against it. An override skips reasons of the rules, says which one first, and never
 * skips a command that makes no sense.
 */
export function unless(
  game: Game,
  reasons: readonly Rejection[],
  act: { readonly override: Override | undefined; readonly events: () => readonly BattleEvent[] },
): BattleDecision {
  const senseless = reasons.find((reason) => !isPrecondition(reason));
  if (senseless !== undefined) return refused(senseless);
  const [reason] = reasons;
  if (reason === undefined) return done(game, act.events());
  if (act.override === undefined) return refused(reason);
  const overridden: BattleEvent = { type: 'overridden', code: reason.code, reason: act.override.reason };
  return done(game, [overridden, ...act.events()]);
}
