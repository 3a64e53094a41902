import { ACTION_IDS, type ActionId } from '../../../../core/ids.ts';
import { type Cost, costOf } from '../../stats/cost.ts';
import { hasChange } from '../../stats/changes.ts';
import { forbidden, onlyShoots } from '../../stats/forbidden.ts';
import type { Game } from '../../rules/game.ts';
import { apLeft } from './apLeft.ts';
import { actingId, engagedWith, midMoveOf, viaNow } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import { reject, type ActionOffer, type Rejection, when } from '../../model/rejection.ts';
import type { ActionRule, ActionTry } from '../../rules/action.ts';

/** The action as the system has it; null: it, or this battle, has none of that id. */
export function ruleOf(game: Game, action: ActionId): ActionRule | null {
  const rule = game.rules.actions[action];
  return rule === undefined || rule.has?.(game) === false ? null : rule;
}

/** What the action costs this operative now. */
export const costNow = (game: Game, operative: Operative, action: ActionId): Cost =>
  midMoveOf(game.state, operative.id)?.action === action
    ? { ap: 0, speaking: [] }
    : costOf(game.state, operative, action, ruleOf(game, action)?.ap ?? 0);

export const attemptBy = (game: Game, operative: Operative): ActionTry => ({
  game,
  operative,
  via: viaNow(game.state),
  done: game.state.interrupt === null ? (game.state.activation?.done ?? []) : [],
  engaged: engagedWith(game.state, operative.id),
});

/** Two attacks of a kind, or two shots and nothing else. */
const mayTwice = ({ game, operative, done }: ActionTry, action: ActionId): boolean =>
  operative.abilities.includes('twoAttacks')
    ? action === 'shoot' || action === 'fight'
    : action === 'shoot' && done.every((other) => other === 'shoot') && hasChange(game.state, operative, 'secondShot');

const oftenEnough = (attempt: ActionTry, action: ActionId): boolean => {
  const { game, done } = attempt;
  if (ruleOf(game, action)?.repeatable === true) return false;
  return done.filter((other) => other === action).length >= (mayTwice(attempt, action) ? 2 : 1);
};

const mayOutOfTurn = ({ rules: { outOfTurn } }: Game, action: ActionId): boolean =>
  outOfTurn.actions === null || outOfTurn.actions.includes(action);

/** Reasons that hold for any action: whose turn it is, AP, once per activation, counteraction and guard limits. */
function generalReasons(attempt: ActionTry, action: ActionId): readonly Rejection[] {
  const { game, operative, via } = attempt;
  const { ap } = costNow(game, operative, action);
  const left = apLeft(game);
  return [
    ...when(actingId(game.state) !== operative.id, 'notActing'),
    ...when(operative.down || operative.removed, 'operativeDown'),
    ...when(via === 'guard' && action !== 'shoot' && action !== 'fight', 'guardActionsOnly'),
    ...when(via === 'counteract' && attempt.done.length > 0, 'oneActionOnly'),
    ...when(via === 'counteract' && !mayOutOfTurn(game, action), 'notOutOfTurn'),
    ...when(via === 'counteract' && ap > 1, 'notEnoughAp', { needed: ap, left: 1 }),
    ...when(via === 'action' && oftenEnough(attempt, action), 'actionDone', { action }),
    ...when(via === 'action' && left < ap, 'notEnoughAp', { needed: ap, left }),
  ];
}

/** The same in the middle of a move that a hatch holds up: nothing but that move, which is begun already. */
function reasonsInMove(attempt: ActionTry, action: ActionId): readonly Rejection[] {
  const held = midMoveOf(attempt.game.state, attempt.operative.id)?.action;
  if (held === undefined) return generalReasons(attempt, action);
  return held === action ? [] : [reject('midMove', { action: held }), ...generalReasons(attempt, action)];
}

function reasonsAgainst(attempt: ActionTry, action: ActionId): readonly Rejection[] {
  const rule = ruleOf(attempt.game, action);
  if (rule === null) return [reject('unknownRule', { action })];
  return [
    ...reasonsInMove(attempt, action),
    ...forbidden(attempt.game.state, attempt.operative, action),
    ...(attempt.via === 'action' ? onlyShoots(attempt.game.state, attempt.operative, attempt.done) : []),
    ...rule.offered(attempt),
  ];
}

/** Why the action cannot be done now, the reason to show first; empty: it can. */
export const actionReasons = (game: Game, operative: Operative, action: ActionId): readonly Rejection[] =>
  reasonsAgainst(attemptBy(game, operative), action);

/** Every action of the rules with its cost and, when it cannot be done, the reason. */
export function actionOffers(game: Game, operative: Operative): readonly ActionOffer[] {
  const attempt = attemptBy(game, operative);
  return ACTION_IDS.filter((action) => ruleOf(game, action) !== null).map((action) => ({
    action,
    ap: attempt.via === 'action' ? costNow(game, operative, action).ap : 0,
    reason: reasonsAgainst(attempt, action)[0] ?? null,
  }));
}
