import type { ActionId } from '../../../../core/ids.ts';
import { type Cost, costOf } from '../../stats/cost.ts';
import { forbidden } from '../../stats/forbidden.ts';
import type { Game } from '../../rules/game.ts';
import { actingId, engagedWith, operativeById } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import { reject, type ActionOffer, type Rejection, when } from '../../model/rejection.ts';
import type { BattleState } from '../../model/state.ts';
import { aplOf } from '../../stats/stats.ts';
import type { Via } from '../../model/task.ts';
import type { ActionRule, ActionTry } from '../../rules/action.ts';
import { fight, shoot } from './attacks.ts';
import { guard } from './guard.ts';
import { interact, pickUpMarker, placeMarker } from './markers.ts';
import { charge, dash, fallBack, reposition } from './moves.ts';
import { reload } from '../../plugins/ammo/reload.ts';
import { pickUpOperative, putDownOperative, reanimate } from '../../plugins/reanimate/rescue.ts';

export const ACTIONS: Readonly<Record<ActionId, ActionRule>> = {
  reposition,
  dash,
  fallBack,
  charge,
  shoot,
  fight,
  guard,
  pickUpMarker,
  placeMarker,
  reload,
  pickUpOperative,
  putDownOperative,
  reanimate,
  interact,
};

/** What the action costs this operative now. */
export const costNow = (operative: Operative, action: ActionId): Cost => costOf(operative, action, ACTIONS[action].ap);

/** How whatever is done now comes about. */
export const viaNow = (state: BattleState): Via =>
  state.interrupt !== null ? 'guard' : state.activation?.kind === 'counteract' ? 'counteract' : 'action';

export const attemptBy = (game: Game, operative: Operative): ActionTry => ({
  game,
  operative,
  via: viaNow(game.state),
  done: game.state.interrupt === null ? (game.state.activation?.done ?? []) : [],
  engaged: engagedWith(game.state, operative.id),
});

/**
 * AP not yet spent by the operative that acts; an AP change in mid-activation counts from the next action on. A
 * counteraction is one action.
 */
export function apLeft(state: BattleState): number {
  const { activation } = state;
  if (activation === null) return 0;
  if (activation.kind === 'counteract') return activation.done.length === 0 ? 1 : 0;
  const operative = operativeById(state, activation.operative);
  return Math.max(0, aplOf(operative) - activation.spent);
}

const oftenEnough = ({ operative, done }: ActionTry, action: ActionId): boolean => {
  const twice = operative.abilities.includes('twoAttacks') && (action === 'shoot' || action === 'fight');
  return done.filter((other) => other === action).length >= (twice ? 2 : 1);
};

/** Reasons that hold for any action: whose turn it is, AP, once per activation, counteraction and guard limits. */
function generalReasons(attempt: ActionTry, action: ActionId): readonly Rejection[] {
  const { game, operative, via } = attempt;
  const { ap } = costNow(operative, action);
  const left = apLeft(game.state);
  return [
    ...when(actingId(game.state) !== operative.id, 'notActing'),
    ...when(operative.down || operative.removed, 'operativeDown'),
    ...when(via === 'guard' && action !== 'shoot' && action !== 'fight', 'guardActionsOnly'),
    ...when(via === 'counteract' && attempt.done.length > 0, 'oneActionOnly'),
    ...when(via === 'counteract' && ap > 1, 'notEnoughAp', { needed: ap, left: 1 }),
    ...when(via === 'action' && oftenEnough(attempt, action), 'actionDone', { action }),
    ...when(via === 'action' && left < ap, 'notEnoughAp', { needed: ap, left }),
  ];
}

/** Why the action cannot be done now, the reason to show first; empty: it can. */
export const actionReasons = (game: Game, operative: Operative, action: ActionId): readonly Rejection[] => {
  if (!game.ruleset.actions.includes(action)) return [reject('unknownRule', { action })];
  const attempt = attemptBy(game, operative);
  return [...generalReasons(attempt, action), ...forbidden(operative, action), ...ACTIONS[action].offered(attempt)];
};

/** Every action of the rules with its cost and, when it cannot be done, the reason. */
export const actionOffers = (game: Game, operative: Operative): readonly ActionOffer[] =>
  game.ruleset.actions.map((action) => ({
    action,
    ap: viaNow(game.state) === 'action' ? costNow(operative, action).ap : 0,
    reason: actionReasons(game, operative, action)[0] ?? null,
  }));
