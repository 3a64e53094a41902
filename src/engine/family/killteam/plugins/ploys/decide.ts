import type { Side } from '../../../../core/ids.ts';
import { refused, unless } from '../../flow/decide/decision.ts';
import type { Command } from '../../model/command.ts';
import { findOperative } from '../../model/lookup.ts';
import { reject, type Rejection, when } from '../../model/rejection.ts';
import type { BattleState } from '../../model/state.ts';
import type { BattleDecision, Game } from '../../rules/game.ts';
import type { Ploy } from '../../tables/ploy.ts';
import { ploysOf, ployUsed, reasonsAgainst } from './use.ts';

/** The friend in whose activation it is: nobody's while a guard interrupts, in a counteraction, or of the other side. */
export function actingFriend({ activation, interrupt, operatives }: BattleState, side: Side): string | null {
  const acting = activation?.kind === 'activation' && interrupt === null ? activation.operative : null;
  return operatives.find(({ id }) => id === acting)?.side === side ? acting : null;
}

const momentReasons = (state: BattleState, side: Side, ploy: Ploy): readonly Rejection[] => {
  if (ploy.kind === 'strategic') return [reject('strategyOnly')];
  if (ploy.moment === 'any') return [];
  return ploy.moment === 'activation'
    ? when(actingFriend(state, side) === null, 'notActing')
    : [reject('whenItHappens')];
};

/** Why a tactical ploy cannot be used now, the reason to show first; empty: it can. */
export const tacticalReasons = ({ state }: Game, side: Side, ploy: Ploy): readonly Rejection[] => [
  ...when(state.result !== null, 'battleOver'),
  ...when(state.phase === 'setUp', 'wrongPhase'),
  ...when(state.tasks.length > 0 && ploy.effects.length > 0, 'requestPending'),
  ...momentReasons(state, side, ploy),
  ...reasonsAgainst(state, side, ploy),
];

/** K-22: a tactical ploy that its side uses by itself. */
export function usePloy(game: Game, command: Extract<Command, { type: 'usePloy' }>): BattleDecision {
  const { side, ploy: id, operative, override } = command;
  const ploy = ploysOf(game.state, side).find((each) => each.id === id);
  if (ploy === undefined) return refused(reject('unknownTrait', { trait: id }));
  if (operative !== null && findOperative(game.state, operative) === null)
    return refused(reject('unknownOperative', { operative }));
  return unless(game, tacticalReasons(game, side, ploy), {
    override,
    events: () => ployUsed(game, side, ploy, operative ?? actingFriend(game.state, side)),
  });
}
