import { isEqual } from '../../core/isEqual.ts';
import type { OperativeId } from '../../core/ids.ts';
import { operativeById, tableSide } from '../../family/killteam/model/lookup.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import { enemiesDue } from './choose.ts';
import { carryOut, enemyActivates } from './commands.ts';
import type { EnemyTurn, PlannedStep } from './state.ts';

/** An enemy that its table plays, with a plan that has not been begun. */
type Planned = EnemyTurn & { readonly plan: NonNullable<EnemyTurn['plan']> };

/** Steps after which no die is rolled. */
const QUIET: ReadonlySet<PlannedStep['action']> = new Set(['reposition', 'dash', 'guard', 'reload']);

const isFree = ({ tasks, activation, interrupt }: BattleState): boolean =>
  tasks.length === 0 && activation === null && interrupt === null;

const isQuiet = ({ steps }: Planned['plan']): boolean =>
  steps.every(({ action, target, path }) => QUIET.has(action) && target === null && path === undefined);

/** The plan that stands now, if nothing was asked for it, none of it was done and no die belongs to it; null: there is no such plan. */
function quietPlan(state: BattleState): Planned | null {
  const turn = state.npo?.turn ?? null;
  if (turn === null || turn.hand || turn.asked > 0) return null;
  const { plan } = turn;
  return plan !== null && isFree(state) && isQuiet(plan) ? { ...turn, plan } : null;
}

const told = ({ plan: { order, steps } }: Planned) => ({ order, steps });

/** The battle once all of its plan is done; null: its activation is not over with that. */
function afterPlan(game: Game, { enemy, plan }: Planned): BattleState | null {
  const decision = carryOut(game, { type: 'carryOut', count: plan.steps.length });
  const ends =
    decision.ok && decision.events.some((event) => event.type === 'activationEnded' && event.operative === enemy);
  return ends ? decision.state : null;
}

/** Nothing is asked, and the enemy is due again in the same turning point. */
const isDueAgain = (before: BattleState, now: BattleState): boolean =>
  now.tasks.length === 0 &&
  now.result === null &&
  now.turningPoint === before.turningPoint &&
  (now.group === null ? now.turn : now.group.side) === tableSide(now);

const isAlike = (one: Operative, other: Operative): boolean => one.id !== other.id && one.card === other.card;

const alikeIsDue = (game: Game, to: Operative): boolean => enemiesDue(game).some((enemy) => isAlike(to, enemy));

/** The battle as the next enemy has its plan; null: it is of another card, or plans something else, or asks. */
function nextAlike(game: Game, first: Planned): { readonly state: BattleState; readonly planned: Planned } | null {
  const like = operativeById(game.state, first.enemy);
  const decision = alikeIsDue(game, like) ? enemyActivates(game, { type: 'enemyActivates', operative: null }) : null;
  if (decision?.ok !== true) return null;
  const planned = quietPlan(decision.state);
  const { state } = decision;
  if (planned === null || !isAlike(like, operativeById(state, planned.enemy))) return null;
  return isEqual(told(planned), told(first)) ? { state, planned } : null;
}

/**
 * Enemies that act straight after the one whose plan stands, in their order: of the same card, by the same plan, with nothing
 * asked and no die in between, while nobody else is due (group activation, or the others have all acted). Each is found by
 * playing on from here. None: there is no such plan, or it is alone.
 */
export function alikeNow(game: Game): readonly OperativeId[] {
  const found: OperativeId[] = [];
  const first = quietPlan(game.state);
  if (first === null || !alikeIsDue(game, operativeById(game.state, first.enemy))) return found;
  let before = game.state;
  let after = afterPlan(game, first);
  while (after !== null && isDueAgain(before, after)) {
    const next = nextAlike(game.at(after), first);
    if (next === null) break;
    before = next.state;
    after = afterPlan(game.at(before), next.planned);
    if (after !== null) found.push(next.planned.enemy);
  }
  return found;
}
